#!/usr/bin/env node
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import {
  ErrorCode,
  InitializeResultSchema,
  isJSONRPCRequest,
} from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';

/** Carries the messages of a client that speaks over stdio to the service's own MCP server, and back. */
const { data: settings, error } = z
  .object({
    GROUNDWORK_URL: z.url({ protocol: /^https?$/ }),
    GROUNDWORK_API_KEY: z.string().regex(/^svc_(live|test)_\w+$/),
  })
  .safeParse(process.env);
if (error) {
  const names = new Set(error.issues.map(({ path }) => path.join('.')));
  process.stderr.write(
    `Set ${[...names].join(' and ')}: GROUNDWORK_URL is where the service is, such as https://media.example.com; GROUNDWORK_API_KEY begins with svc_test_ or svc_live_.\n`,
  );
  process.exit(1);
}

const remote = new StreamableHTTPClientTransport(
  new URL('mcp', settings.GROUNDWORK_URL.replace(/\/*$/, '/')),
  { requestInit: { headers: { Authorization: `Bearer ${settings.GROUNDWORK_API_KEY}` } } },
);
const local = new StdioServerTransport();
const report = (reason: unknown) => process.stderr.write(`${String(reason)}\n`);

remote.onmessage = (message) => {
  const { data: agreed } = InitializeResultSchema.safeParse(Object(message).result);
  if (agreed) remote.setProtocolVersion(agreed.protocolVersion);
  local.send(message).catch(report);
};
local.onmessage = (message) => {
  remote.send(message).catch((reason: unknown) => {
    report(reason);
    if (!isJSONRPCRequest(message)) return;
    const fault = { code: ErrorCode.ConnectionClosed, message: String(reason) };
    local.send({ jsonrpc: '2.0', id: message.id, error: fault }).catch(report);
  });
};
remote.onerror = report;
local.onclose = () => void remote.close();
await Promise.all([remote.start(), local.start()]);
