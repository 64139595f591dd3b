import { openApiDocument } from '@groundwork/openapi';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js';
import type { Request, Response } from 'express';
import type { GatewayServices } from '../gateway-services.js';
import { contextOf } from '../request/request-context.js';
import { callTool, type OwnApi, type Progress } from './call-tool.js';
import { toolsOf } from './tools.js';

const INSTRUCTIONS = [
  'Makes films, showcase images and families from photos of property and land.',
  'A test key makes samples free of charge, except edits of showcases; a live key pays with credits: `dry_run: true` says what something would cost.',
  'Work that takes longer than the tool waits goes on; its id and the tool that reads it are in the answer.',
].join(' ');

/** The address at which this very request arrived. */
function originOf({ socket: { localAddress = '', localPort } }: Request): string {
  const address = localAddress.replace(/^::ffff:/, '');
  return `http://${address.includes(':') ? `[${address}]` : address}:${localPort}`;
}

/**
 * Answers one POST of the Model Context Protocol. Nothing is kept between two: tools call the HTTP interface with the
 * caller's own key, so that its rules, prices and limits are theirs.
 */
export function answerMcp(services: GatewayServices) {
  const { version, publicUrl } = services;
  const tools = toolsOf(openApiDocument(version, publicUrl));
  return async (request: Request, response: Response): Promise<void> => {
    const api: OwnApi = {
      origin: originOf(request),
      headers: {
        Authorization: request.get('authorization') ?? '',
        traceparent: contextOf(response).traceparent,
      },
    };
    const server = new Server(
      { name: 'groundwork', version },
      { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
    );
    server.setRequestHandler(ListToolsRequestSchema, () => ({
      tools: [...tools.values()].map(({ tool }) => tool),
    }));
    server.setRequestHandler(CallToolRequestSchema, async ({ params }, extra) => {
      const called = tools.get(params.name);
      if (called === undefined) {
        throw new McpError(ErrorCode.InvalidParams, `There is no tool ${params.name}`);
      }
      const progressToken = params._meta?.progressToken;
      let last = -1;
      const onProgress: Progress = async (percent, status) => {
        // It must grow: where there are no percents, the states are counted.
        const progress = percent ?? last + 1;
        if (progressToken === undefined || progress <= last) return;
        last = progress;
        await extra.sendNotification({
          method: 'notifications/progress',
          params: {
            progressToken,
            progress,
            message: status,
            ...(percent !== null && { total: 100 }),
          },
        });
      };
      const context = { api, tools, files: services, signal: extra.signal, onProgress };
      return callTool(context, called, params.arguments ?? {});
    });
    const transport = new StreamableHTTPServerTransport();
    response.once('close', () => void server.close());
    await server.connect(transport);
    await transport.handleRequest(request, response, request.body);
  };
}
