import type { VoiceLanguage } from '@groundwork/contract/catalogues/voices';
import type { PropertyDetails } from '@groundwork/contract/property-films/request';
import type { WholeStoryboard } from '@groundwork/film';
import type { TimedScene } from '@groundwork/film-pipeline';
import { figures, listed, MOST_TEXT } from '@groundwork/film-pipeline/script/closing-card';
import { knownFacts } from '@groundwork/film-pipeline/script/known-facts';
import type { PhotoReading } from './property-ports.js';
import { planScript, type Topic } from './script/plan-script.js';

type Overlay = Extract<WholeStoryboard['overlays'][number], { kind: 'text' }>;

/** From a scene's first frame to its text. */
const DELAY = 0.6;
/** Behind the letters, as behind captions: photos vary between bright and dark. */
const PANEL = '#10151C';

function text(words: string, size: 'medium' | 'large', scene: TimedScene): Overlay {
  return {
    kind: 'text',
    text: words.slice(0, MOST_TEXT),
    position: 'bottom_left',
    size,
    font: 'sans',
    colour: '#FFFFFF',
    background: PANEL,
    start: scene.start + DELAY,
    end: scene.start + scene.seconds - 0.1,
  };
}

/** A photo over which nothing is spoken. */
export interface SilentScene {
  readonly reading: PhotoReading;
  readonly time: TimedScene;
}

/** Facts as text, where nothing is spoken: each over the photo to which it belongs, as a script would say it. */
export function titleTexts(
  property: PropertyDetails | undefined,
  scenes: readonly SilentScene[],
  language: VoiceLanguage,
): Overlay[] {
  if (property === undefined) return [];
  const plan = planScript(
    knownFacts(property, language),
    scenes.map(({ reading }) => reading),
  );
  return scenes.flatMap(({ time }, index) => {
    const topics = plan[index] ?? [];
    const has = (kind: Topic['kind']) => topics.some((topic) => topic.kind === kind);
    const only = (kind: Topic['kind'], value: string | undefined) =>
      has(kind) ? value : undefined;
    const rooms = topics.flatMap((topic) => (topic.kind === 'rooms' ? topic.rooms : []));
    const features = topics.flatMap((topic) => (topic.kind === 'features' ? topic.features : []));
    const { title, location, price, contact } = property;
    const words = [
      only('opening', title),
      has('opening') || has('place') ? location : undefined,
      only('price', price),
      figures(
        {
          size: only('size', property.size),
          ...Object.fromEntries(rooms.map((room) => [room, property[room]])),
        },
        language,
      ),
      listed(features.map(({ written }) => written)),
      only('contact', contact),
    ].filter((word) => word !== undefined);
    // The first text in a corner stands nearest to the edge.
    return words.map((word, at) => text(word, at === 0 ? 'large' : 'medium', time)).toReversed();
  });
}
