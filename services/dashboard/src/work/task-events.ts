import { once } from 'node:events';
import type { Response as PageResponse } from 'express';

/** Forwards the API's task events to browsers, until either side ends. */
export class TaskEventRelay {
  readonly #open = new Set<AbortController>();

  /**
   * @param open asks the API for a task's events
   * @throws what `open` throws, before anything is answered
   */
  async pass(
    response: PageResponse,
    open: (signal: AbortSignal) => Promise<Response>,
  ): Promise<void> {
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    this.#open.add(gone);
    try {
      const events = await open(gone.signal);
      response.status(events.status);
      if (events.status === 204 || events.body === null) {
        response.end();
        return;
      }
      response.set({
        'Content-Type': 'text/event-stream; charset=utf-8',
        // nginx would hold events back.
        'X-Accel-Buffering': 'no',
      });
      response.flushHeaders();
      for await (const chunk of events.body) {
        if (!response.write(chunk)) await once(response, 'drain', { signal: gone.signal });
      }
      response.end();
    } catch (error) {
      // The reader left, or the API broke off: browsers reconnect by themselves.
      if (!response.headersSent && !gone.signal.aborted) throw error;
      if (!gone.signal.aborted) response.req.log.info({ err: error }, 'events of a task broke off');
      response.end();
    } finally {
      this.#open.delete(gone);
    }
  }

  /** Ends all streams, so that the server can stop. */
  close(): void {
    for (const gone of this.#open) gone.abort();
  }
}
