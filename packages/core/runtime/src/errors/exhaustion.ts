/** Codes that Node reports when a process or a thread cannot be started. */
const CODES = new Set(['EAGAIN', 'ENOMEM', 'EMFILE', 'ENFILE', 'ERR_WORKER_OUT_OF_MEMORY']);
/** The C library's messages for EAGAIN, ENOMEM and the like; libraries below sharp pass on only the message. */
const WORDS = /resource temporarily unavailable|cannot allocate memory|out of memory|bad_alloc/i;

/** Whether an error, itself or by its cause, says that its process got no more memory, threads, processes or files. */
export function isExhaustion(error: unknown): boolean {
  let at = error;
  for (let depth = 0; at instanceof Error && depth < 5; depth += 1) {
    if (WORDS.test(at.message) || ('code' in at && CODES.has(String(at.code)))) return true;
    at = at.cause;
  }
  return false;
}
