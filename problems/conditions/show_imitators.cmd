show imitator.inp
