import { afterAll, describe, expect, it } from '@jest/globals';
import { Groundwork } from './client.js';
import { ScriptedServer } from './fixtures/scripted-server.js';

const server = await ScriptedServer.start();
const client = new Groundwork({ baseUrl: server.origin });
afterAll(() => server.close());

const voices = (ids: readonly string[], has_more: boolean) => ({
  status: 200,
  json: { voices: ids.map((voice_id) => ({ voice_id })), pagination: { has_more } },
});
const tasks = (ids: readonly string[], next_cursor: string | null) => ({
  status: 200,
  json: { tasks: ids.map((task_id) => ({ task_id })), next_cursor, has_more: next_cursor !== null },
});
const asked = () => server.received.map(({ url }) => url.replace(/.*\?/, ''));

describe('a list in pages', () => {
  it('is read to its end by offset', async () => {
    server.script(voices(['a', 'b'], true), voices(['c'], false));
    const ids: string[] = [];
    for await (const { voice_id } of client.voices.all({ language: 'en', limit: 2 })) {
      ids.push(voice_id);
    }
    expect(ids).toEqual(['a', 'b', 'c']);
    expect(asked()).toEqual(['language=en&limit=2&offset=0', 'language=en&limit=2&offset=2']);
  });

  it('is read to its end by cursor, with the same filters', async () => {
    server.script(tasks(['a', 'b'], 'next&1'), tasks([], 'next2'), tasks(['c'], null));
    const ids: string[] = [];
    for await (const { task_id } of client.tasks.all({ type: 'land' })) ids.push(task_id);
    expect(ids).toEqual(['a', 'b', 'c']);
    expect(asked()).toEqual(['type=land', 'type=land&cursor=next%261', 'type=land&cursor=next2']);
  });

  it('is read no further than it is wanted', async () => {
    server.script(voices(['a', 'b'], true));
    for await (const { voice_id } of client.voices.all()) {
      if (voice_id === 'b') break;
    }
    expect(server.received).toHaveLength(1);
  });
});
