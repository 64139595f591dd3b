import { drawGroupCard } from './draw-group-card.js';
import { drawPortrait, suitableFraming } from './draw-portrait.js';
import { parseMember } from './parse-member.js';
import type { FacePlace, MadePortrait, PortraitPort, Sitter } from './portrait-port.js';

function looksOf({ member, seed, familySeed }: Sitter) {
  return parseMember(member, { seed, familySeed });
}

/** Draws people as illustrated characters from the words that describe them. */
export class StudioPortraits implements PortraitPort {
  async portray({ sitter, signal }: { readonly sitter: Sitter; readonly signal: AbortSignal }) {
    signal.throwIfAborted();
    const { appearance, notDrawn } = looksOf(sitter);
    const { png } = await drawPortrait({
      appearance,
      seed: sitter.seed,
      framing: suitableFraming(appearance),
      background: 'studio',
    });
    return { png, by: 'drawing' as const, notDrawn };
  }

  async portrayGroup({
    sitters,
    name,
    signal,
  }: {
    readonly sitters: readonly Sitter[];
    readonly name: string | null;
    readonly signal: AbortSignal;
  }): Promise<MadePortrait & { readonly faces: readonly FacePlace[] }> {
    signal.throwIfAborted();
    const members = sitters.map((sitter) => {
      return { appearance: looksOf(sitter).appearance, seed: sitter.seed };
    });
    const { png, faces } = await drawGroupCard({ members, name });
    return { png, faces, by: 'drawing' };
  }

  async portrayPresenter({
    sitter,
    signal,
  }: {
    readonly sitter: Sitter;
    readonly signal: AbortSignal;
  }): Promise<Buffer> {
    signal.throwIfAborted();
    const { png } = await drawPortrait({
      appearance: looksOf(sitter).appearance,
      seed: sitter.seed,
      framing: 'half',
      background: 'studio',
    });
    return png;
  }
}

export function createStudioPortraits(): PortraitPort {
  return new StudioPortraits();
}
