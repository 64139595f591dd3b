/** Where what foreign engines made is kept for whoever asks the same again; nobody owns it. */
export const ENGINE_CACHE_ROOT = 'engine-cache/';
