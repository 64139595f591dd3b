/** The health check of a container: ends with 0 when the service in it says that it is live. */
const port = process.env.HEALTH_PORT || '9090';
const response = await fetch(`http://127.0.0.1:${port}/livez`, {
  signal: AbortSignal.timeout(4000),
}).catch((error) => {
  process.stderr.write(`${String(error)}\n`);
});
process.exitCode = response?.ok ? 0 : 1;
