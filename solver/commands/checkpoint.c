/* Reading and writing the file of findings.
   SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver/commands/checkpoint.h"

#include "solver/search/record.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Before the bytes of each entry; those of the head of the file have the problem 0. */
struct entry {
  uint32_t problem; /* from 1, in the order of the run */
  uint32_t size;    /* of the bytes that follow */
  uint64_t fingerprint, sum;
};

struct checkpoint {
  struct journal journal; /* must stay the first member */
  const char *name;
  int file;
  char *bytes; /* what the file held when it was opened */
  size_t length;
  size_t at; /* the next entry to be looked at for the problem in hand */
  uint32_t problem;
  uint64_t fingerprint;
  bool failed; /* writing has failed: nothing more is kept */
};

static uint64_t sum_of(const struct entry *entry, const void *bytes) {
  const unsigned char *at = bytes;
  uint64_t sum = UINT64_C(0x9e3779b97f4a7c15) ^ entry->fingerprint ^
                 ((uint64_t)entry->problem << 32 | entry->size);
  for (uint32_t i = 0; i < entry->size; i++)
    sum = (sum ^ at[i]) * UINT64_C(0x100000001b3);
  return sum;
}

/* The entry at an offset, and the bytes behind it; false where there is no whole one. */
static bool entry_at(const struct checkpoint *checkpoint, size_t offset, struct entry *entry,
                     const char **bytes) {
  if (checkpoint->length - offset < sizeof *entry)
    return false;
  memcpy(entry, checkpoint->bytes + offset, sizeof *entry);
  *bytes = checkpoint->bytes + offset + sizeof *entry;
  return checkpoint->length - offset - sizeof *entry >= entry->size &&
         entry->sum == sum_of(entry, *bytes);
}

static bool write_all(int file, const char *bytes, size_t length) {
  while (length > 0) {
    const ssize_t written = write(file, bytes, length);
    if (written < 0 && errno != EINTR)
      return false;
    bytes += written > 0 ? written : 0;
    length -= written > 0 ? (size_t)written : 0;
  }
  return true;
}

static bool write_entry(struct checkpoint *checkpoint, const void *bytes, uint32_t size) {
  struct entry entry = {
      .problem = checkpoint->problem, .size = size, .fingerprint = checkpoint->fingerprint};
  entry.sum = sum_of(&entry, bytes);
  char *whole = malloc(sizeof entry + size);
  if (whole == NULL)
    abort();
  memcpy(whole, &entry, sizeof entry);
  memcpy(whole + sizeof entry, bytes, size);
  const bool fine = write_all(checkpoint->file, whole, sizeof entry + size);
  free(whole);
  return fine;
}

static bool recall(struct journal *journal, struct record *record) {
  struct checkpoint *checkpoint = (struct checkpoint *)journal;
  struct entry entry;
  const char *bytes;
  while (entry_at(checkpoint, checkpoint->at, &entry, &bytes)) {
    checkpoint->at += sizeof entry + entry.size;
    if (entry.problem == checkpoint->problem) {
      record_put(record, bytes, entry.size);
      return true;
    }
  }
  return false;
}

static void keep(struct journal *journal, const struct record *record) {
  struct checkpoint *checkpoint = (struct checkpoint *)journal;
  if (checkpoint->failed)
    return;
  static const char nothing[1];
  checkpoint->failed =
      record->used > UINT32_MAX ||
      !write_entry(checkpoint, record->used > 0 ? (const char *)record->bytes : nothing,
                   (uint32_t)record->used);
  if (checkpoint->failed)
    fprintf(stderr, "premier: %s: %s; from here on nothing is kept\n", checkpoint->name,
            strerror(errno));
}

/* Reads the whole file; false with errno set. */
static bool read_file(struct checkpoint *checkpoint) {
  const off_t length = lseek(checkpoint->file, 0, SEEK_END);
  if (length < 0 || lseek(checkpoint->file, 0, SEEK_SET) != 0)
    return false;
  checkpoint->bytes = malloc((size_t)length + 1);
  if (checkpoint->bytes == NULL)
    return false;
  while (checkpoint->length < (size_t)length) {
    const ssize_t got = read(checkpoint->file, checkpoint->bytes + checkpoint->length,
                             (size_t)length - checkpoint->length);
    if (got < 0)
      return false;
    if (got == 0)
      break;
    checkpoint->length += (size_t)got;
  }
  return true;
}

/* Cuts off what is no whole entry: the program was ended while it wrote. */
static bool cut_torn_end(struct checkpoint *checkpoint) {
  size_t offset = 0;
  struct entry entry;
  const char *bytes;
  while (entry_at(checkpoint, offset, &entry, &bytes))
    offset += sizeof entry + entry.size;
  checkpoint->length = offset;
  return ftruncate(checkpoint->file, (off_t)offset) == 0 &&
         lseek(checkpoint->file, (off_t)offset, SEEK_SET) >= 0;
}

/* The first entry says who wrote the file. */
static bool check_head(struct checkpoint *checkpoint, const char *solver, const char **reason) {
  struct entry entry;
  const char *bytes;
  if (checkpoint->length == 0) {
    *reason = "cannot be written";
    return write_entry(checkpoint, solver, (uint32_t)strlen(solver));
  }
  *reason = "is not a checkpoint of this version of the program with these options";
  if (!entry_at(checkpoint, 0, &entry, &bytes) || entry.problem != 0 ||
      entry.size != strlen(solver) || memcmp(bytes, solver, entry.size) != 0)
    return false;
  *reason = "cannot be written";
  return cut_torn_end(checkpoint);
}

static bool open_file(struct checkpoint *checkpoint, const char **reason) {
  checkpoint->file = open(checkpoint->name, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
  if (checkpoint->file < 0) {
    *reason = strerror(errno);
    return false;
  }
  struct flock whole = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
  if (fcntl(checkpoint->file, F_SETLK, &whole) != 0) {
    *reason = "is in use by another run";
    return false;
  }
  *reason = "cannot be read";
  return read_file(checkpoint);
}

struct checkpoint *checkpoint_open(const char *name, const char *solver, const char **reason) {
  struct checkpoint *checkpoint = calloc(1, sizeof *checkpoint);
  if (checkpoint == NULL)
    abort();
  checkpoint->journal = (struct journal){recall, keep};
  checkpoint->name = name;
  if (open_file(checkpoint, reason) && check_head(checkpoint, solver, reason))
    return checkpoint;
  checkpoint_close(checkpoint, false);
  return NULL;
}

struct journal *checkpoint_problem(struct checkpoint *checkpoint, uint64_t fingerprint) {
  struct entry entry;
  const char *bytes;
  checkpoint->problem++;
  checkpoint->fingerprint = fingerprint;
  for (size_t at = 0; entry_at(checkpoint, at, &entry, &bytes); at += sizeof entry + entry.size)
    if (entry.problem == checkpoint->problem && entry.fingerprint != fingerprint)
      return NULL;
  checkpoint->at = 0;
  return &checkpoint->journal;
}

void checkpoint_close(struct checkpoint *checkpoint, bool over) {
  if (checkpoint->file >= 0)
    close(checkpoint->file);
  if (over)
    unlink(checkpoint->name);
  free(checkpoint->bytes);
  free(checkpoint);
}
