// Only syntax and modules that every Node of the last years knows: this file
// must load on a Node that is too old for the rest, to say so.

const MINIMUM = { major: 20, minor: 19 };

/**
 * Ends the process with a clear message on a Node that is too old.
 * @param {string} [version] such as "20.19.0"
 */
export function requireSupportedNode(version = process.versions.node) {
  if (isSupportedNode(version)) return;
  process.stderr.write(
    `Groundwork needs Node ${MINIMUM.major}.${MINIMUM.minor} or later; this is Node ${version}.\n` +
      'Install a current Node (https://nodejs.org) and run the command again.\n',
  );
  process.exit(1);
}

/**
 * @param {string} version such as "20.19.0"
 * @returns {boolean}
 */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > MINIMUM.major || (major === MINIMUM.major && minor >= MINIMUM.minor);
}
