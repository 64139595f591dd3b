/** Cached results of providers for repeated requests; nobody owns them. */
export const ENGINE_CACHE_ROOT = 'engine-cache/';
