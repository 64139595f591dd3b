import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cardTemplates } from '@groundwork/contract/catalogues/intro-outro-templates';
import { publicVoices } from '@groundwork/contract/catalogues/voices';
import type { IntroCard, OutroCard } from '@groundwork/contract/films/elements-config';
import { filmEnvironment } from '@groundwork/film/environment';
import { artefact } from '@groundwork/film-pipeline';
import { embeddedFilmPorts } from '@groundwork/film-pipeline/film-ports';
import { decodeRaster, encodeJpeg } from '@groundwork/imaging';
import { drawCard } from '@groundwork/lettering';
import { createStudioPortraits } from '@groundwork/portraits/studio-portraits';
import { loadEnvironment } from '@groundwork/runtime';
import { samplePicture } from '@groundwork/sample-pictures';
import { speechEnvironment } from '@groundwork/speech/espeak';
import { storageEnvironment } from '@groundwork/storage/environment';
import { InstalledVoices } from '@groundwork/storage/installed-voices';
import { catalogueKeys } from '@groundwork/storage/object-keys';
import { openStorage } from '@groundwork/storage/open-storage';
import { languages } from '@groundwork/words';
import { presenters } from '@groundwork/words/cast';
import { propertyPorts } from './open-ports.js';
import { type ClipMaker, renderPresenterClips } from './presenter/presenter-clips.js';

type PreviewMaker = ClipMaker;

/** Installed voices have been heard when they were installed. */
async function speakVoices({ store, engine }: PreviewMaker, signal: AbortSignal): Promise<void> {
  for (const { voice_id: voiceId, name, language, gender } of publicVoices) {
    const { greeting, feminineGreeting } = languages[language].titles;
    const say = (gender === 'female' ? feminineGreeting : undefined) ?? greeting;
    await artefact(store, catalogueKeys.voice(voiceId), 'audio/wav', async () => {
      const speech = await engine.speech.speak({ text: say(name), language, voiceId, signal });
      return speech.wav;
    });
  }
}

async function drawPresenters({ store }: PreviewMaker, signal: AbortSignal): Promise<void> {
  const portraits = createStudioPortraits();
  for (const { id, looks, seed } of presenters()) {
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

async function drawCards({ store }: PreviewMaker, signal: AbortSignal): Promise<void> {
  const backdrop = await decodeRaster(await samplePicture('meadow-1'));
  for (const { template_id: id } of cardTemplates) {
    signal.throwIfAborted();
    await artefact(store, catalogueKeys.card(id), 'image/jpeg', async () => {
      const card = sampleCards[id];
      return encodeJpeg(await drawCard({ card, format: '16:9', logo: null, backdrop }));
    });
  }
}

const environment = loadEnvironment({
  ...storageEnvironment,
  ...speechEnvironment,
  ...filmEnvironment,
});

// A program of its own: makes what the store lacks of the catalogues' pictures and sounds.
const { store } = await openStorage(environment);
const scratch = await mkdtemp(join(tmpdir(), 'groundwork-previews-'));
const stopped = new AbortController();
process.once('SIGTERM', () => stopped.abort());
try {
  const maker: PreviewMaker = {
    ...{ store, scratch, threads: 1 },
    engine: (await propertyPorts(async () => embeddedFilmPorts(environment)).load())(),
    installedVoices: new InstalledVoices(store),
  };
  await speakVoices(maker, stopped.signal);
  await drawPresenters(maker, stopped.signal);
  await drawCards(maker, stopped.signal);
  await renderPresenterClips(maker, stopped.signal);
} finally {
  await rm(scratch, { recursive: true, force: true });
}
