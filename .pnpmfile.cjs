/**
 * The API reference is served as the files that Scalar ships ready for browsers. What those are built of, some 250
 * packages, would be installed for nothing.
 */
function readPackage(manifest) {
  return manifest.name === '@scalar/api-reference' ? { ...manifest, dependencies: {} } : manifest;
}

module.exports = { hooks: { readPackage } };
