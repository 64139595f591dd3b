// Only syntax and modules that every Node of the last years knows: this file
// must load on a Node that is too old for the rest, to say so.

/** The first version and the last major, the range that npm run test:nodes tests. */
const FIRST = { major: 20, minor: 19 };
const LAST_MAJOR = 24;

/**
 * Ends the process with a clear message on a Node that is too old or untested.
 * @param {string} [version] such as "20.19.0"
 */
export function requireSupportedNode(version = process.versions.node) {
  if (isSupportedNode(version)) return;
  process.stderr.write(
    `Groundwork needs Node ${FIRST.major}.${FIRST.minor} to ${LAST_MAJOR}; this is Node ${version}.\n` +
      `Install Node ${LAST_MAJOR} (https://nodejs.org) and run the command again.\n`,
  );
  process.exit(1);
}

/**
 * @param {string} version such as "20.19.0"
 * @returns {boolean}
 */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major === FIRST.major) return minor >= FIRST.minor;
  return major > FIRST.major && major <= LAST_MAJOR;
}
