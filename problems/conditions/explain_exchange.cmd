explain exchange_castling.inp Re6<->Kf6
