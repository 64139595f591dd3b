import {
  cardTemplates,
  type IntroCard,
  type OutroCard,
  presenters,
  publicVoices,
} from '@groundwork/contract';
import { artefact, type Renderer } from '@groundwork/film-pipeline';
import { decodeRaster, encodeJpeg } from '@groundwork/imaging';
import { drawCard } from '@groundwork/lettering';
import { createStudioPortraits } from '@groundwork/portraits/studio-portraits';
import type { Logger } from '@groundwork/runtime';
import { samplePicture } from '@groundwork/sample-pictures';
import { catalogueKeys } from '@groundwork/storage';
import { languages } from '@groundwork/words';
import { renderPresenterClips } from './presenter-clips.js';

/** Installed voices have been heard when they were installed. */
async function speakVoices({ store, engine }: Renderer, signal: AbortSignal): Promise<void> {
  for (const { voice_id: voiceId, name, language, gender } of publicVoices) {
    const { greeting, feminineGreeting } = languages[language].titles;
    const say = (gender === 'female' ? feminineGreeting : undefined) ?? greeting;
    await artefact(store, catalogueKeys.voice(voiceId), 'audio/wav', async () => {
      const speech = await engine.speech.speak({ text: say(name), language, voiceId, signal });
      return speech.wav;
    });
  }
}

async function drawPresenters({ store }: Renderer, signal: AbortSignal): Promise<void> {
  const portraits = createStudioPortraits();
  for (const { id, looks, seed } of presenters) {
    await artefact(store, catalogueKeys.avatar(id), 'image/png', () =>
      portraits.portrayPresenter({ sitter: { member: looks, seed, familySeed: id }, signal }),
    );
  }
}

const contact = {
  agent_name: 'Alex Sample',
  phone: '+1 555 0100',
  email: 'alex@example.com',
  website: 'example.com',
};

/** Every field of each design, so that a preview shows all its parts. */
const sampleCards: Readonly<
  Record<(typeof cardTemplates)[number]['template_id'], IntroCard | OutroCard>
> = {
  intro_editorial: {
    template_id: 'intro_editorial',
    title: 'A meadow of your own',
    subtitle: '1,200 m² at the edge of the woods',
  },
  intro_minimal: {
    template_id: 'intro_minimal',
    title: 'A meadow of your own',
    subtitle: '1,200 m² at the edge of the woods',
  },
  outro_contact: { template_id: 'outro_contact', title: 'Come and see it', ...contact },
  outro_minimal: {
    template_id: 'outro_minimal',
    title: 'Come and see it',
    subtitle: 'Viewings every Saturday',
    ...contact,
  },
};

async function drawCards({ store }: Renderer, signal: AbortSignal): Promise<void> {
  const backdrop = await decodeRaster(await samplePicture('meadow-1'));
  for (const { template_id: id } of cardTemplates) {
    signal.throwIfAborted();
    await artefact(store, catalogueKeys.card(id), 'image/jpeg', async () => {
      const card = sampleCards[id];
      return encodeJpeg(await drawCard({ card, format: '16:9', logo: null, backdrop }));
    });
  }
}

/**
 * Makes the previews of voices, avatars and cards that are not in the store yet. Never throws: the next start tries
 * again.
 */
export async function makePreviews(
  renderer: Renderer,
  log: Logger,
  signal: AbortSignal,
): Promise<void> {
  try {
    await speakVoices(renderer, signal);
    await drawPresenters(renderer, signal);
    await drawCards(renderer, signal);
    await renderPresenterClips(renderer, signal);
  } catch (error) {
    if (!signal.aborted) log.error({ err: error }, 'previews could not be made');
  }
}
