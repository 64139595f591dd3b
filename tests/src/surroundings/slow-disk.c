/*
 * Loaded into a process (LD_PRELOAD): makes its disk slow. Each write to a regular file takes SLOW_WRITE_MS and a
 * millisecond for every SLOW_BYTES_A_MS bytes more; a flush takes SLOW_FLUSH_MS.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

static long setting(const char *name) {
  const char *text = getenv(name);
  return text == NULL ? 0 : atol(text);
}

static void rest(long micros) {
  struct timespec left = {micros / 1000000, (micros % 1000000) * 1000};
  while (micros > 0 && nanosleep(&left, &left) != 0) {}
}

static void written(int file, ssize_t bytes) {
  struct stat about;
  long rate = setting("SLOW_BYTES_A_MS");
  if (bytes <= 0 || fstat(file, &about) != 0 || !S_ISREG(about.st_mode)) return;
  rest(setting("SLOW_WRITE_MS") * 1000 + (rate > 0 ? bytes * 1000 / rate : 0));
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

ssize_t write(int file, const void *from, size_t bytes) {
  ssize_t done = NEXT(write)(file, from, bytes);
  written(file, done);
  return done;
}

ssize_t writev(int file, const struct iovec *parts, int count) {
  ssize_t done = NEXT(writev)(file, parts, count);
  written(file, done);
  return done;
}

ssize_t pwrite(int file, const void *from, size_t bytes, off_t at) {
  ssize_t done = NEXT(pwrite)(file, from, bytes, at);
  written(file, done);
  return done;
}

ssize_t pwrite64(int file, const void *from, size_t bytes, off64_t at) {
  ssize_t done = NEXT(pwrite64)(file, from, bytes, at);
  written(file, done);
  return done;
}

ssize_t pwritev(int file, const struct iovec *parts, int count, off_t at) {
  ssize_t done = NEXT(pwritev)(file, parts, count, at);
  written(file, done);
  return done;
}

ssize_t pwritev64(int file, const struct iovec *parts, int count, off64_t at) {
  ssize_t done = NEXT(pwritev64)(file, parts, count, at);
  written(file, done);
  return done;
}

int fsync(int file) {
  rest(setting("SLOW_FLUSH_MS") * 1000);
  return NEXT(fsync)(file);
}

int fdatasync(int file) {
  rest(setting("SLOW_FLUSH_MS") * 1000);
  return NEXT(fdatasync)(file);
}
