import { type VoiceLanguage, voiceLanguages } from '@groundwork/contract/catalogues/voices';
import { createNaturalSpeech, type NaturalVoices } from '@groundwork/speech/natural-speech';
import type { InstalledVoice } from '@groundwork/storage/installed-voices';
import { catalogueKeys } from '@groundwork/storage/object-keys';
import type { ObjectStore } from '@groundwork/storage/object-store';
import type { VoiceProcesses } from '@groundwork/voices';
import { UnusableVoice } from '@groundwork/voices/install';
import { languages } from '@groundwork/words';

/** Texts to measure a voice's pace, in the style of films: no figures, no names, pauses only between the sentences. */
const paceTexts: Readonly<Record<VoiceLanguage, readonly string[]>> = {
  en: [
    'Light falls through tall windows into a wide living room with a view of the garden.',
    'From the kitchen a door leads out to the terrace where the evening sun stays longest.',
    'Upstairs every bedroom looks over old trees and the quiet street in front of the house.',
  ],
  es: [
    'La luz entra por los grandes ventanales en un salón amplio con vistas al jardín.',
    'Desde la cocina una puerta lleva a la terraza donde el sol se queda hasta la tarde.',
    'Arriba cada dormitorio mira a los árboles y a la calle tranquila delante de la casa.',
  ],
  pt: [
    'A luz entra pelas grandes janelas numa sala ampla com vista para o jardim.',
    'Da cozinha uma porta leva ao terraço onde o sol fica até ao fim da tarde.',
    'Em cima cada quarto olha para as árvores e para a rua calma em frente da casa.',
  ],
  de: [
    'Durch hohe Fenster fällt das Licht in ein weites Wohnzimmer mit Blick in den Garten.',
    'Von der Küche führt eine Tür auf die Terrasse wo die Abendsonne am längsten bleibt.',
    'Oben blickt jedes Schlafzimmer auf alte Bäume und auf die ruhige Straße vor dem Haus.',
  ],
  fr: [
    'La lumière entre par de grandes fenêtres dans un vaste salon avec vue sur le jardin.',
    'De la cuisine une porte mène à la terrasse où le soleil du soir reste le plus longtemps.',
    'En haut chaque chambre regarde les vieux arbres et la rue calme devant la maison.',
  ],
  it: [
    'La luce entra dalle grandi finestre in un ampio soggiorno con vista sul giardino.',
    'Dalla cucina una porta conduce alla terrazza dove il sole della sera resta più a lungo.',
    'Al piano di sopra ogni camera guarda gli alberi antichi e la strada tranquilla davanti alla casa.',
  ],
  ca: [
    'La llum entra per les grans finestres en una sala àmplia amb vistes al jardí.',
    'Des de la cuina una porta porta a la terrassa on el sol es queda fins al vespre.',
    'A dalt cada dormitori mira als arbres vells i al carrer tranquil davant de la casa.',
  ],
};

/** Words a minute that the platform's own voices take, and that films are timed for (docs/sound.md). */
const WORDS_PER_MINUTE = 145;
/** A voice that is slowed down or hurried by more than this sounds wrong. */
const SLOWDOWN = { least: 0.75, most: 1.35 } as const;
/** Faults that no voice has which says its text. */
const SAID = { leastPerMinute: 50, mostPerMinute: 500 } as const;

export interface HeardVoice {
  /** See InstalledVoice.slowdown. */
  readonly slowdown: number;
  /** By itself; null for a language that there is no text for. */
  readonly wordsPerMinute: number | null;
  /** Seconds of sound that this machine makes in a second. */
  readonly speed: number;
}

/**
 * Has a voice speak: measures its pace and how fast this machine makes its sound, and keeps its preview.
 * @throws UnusableVoice for one that does not say its text; what the voice's process throws
 */
export async function listenToVoice(
  { store, processes }: ListeningRoom,
  voice: InstalledVoice,
  signal: AbortSignal,
): Promise<HeardVoice> {
  const known = voiceLanguages.find((language) => language === voice.voice.language);
  const say = async (text: string, slowdown: number) => {
    let failure: unknown = null;
    const alone: NaturalVoices = {
      list: async () => [voice],
      say: (one, sentence, until) => processes.say({ ...one, slowdown }, sentence, until),
      failed: (cause) => {
        failure = cause;
      },
    };
    const nobodyElse = { speak: () => Promise.reject(failure) };
    const { voice_id: voiceId, language } = voice.voice;
    const port = createNaturalSpeech(alone, nobodyElse, () => undefined);
    return await port.speak({ text, language, voiceId, signal });
  };
  const texts = known === undefined ? [voice.voice.name] : paceTexts[known];
  // The first text waits for the model to load.
  await say(texts[0] ?? voice.voice.name, 1);
  const started = performance.now();
  let seconds = 0;
  for (const text of texts) seconds += (await say(text, 1)).seconds;
  const speed = seconds / ((performance.now() - started) / 1000);
  const words = texts.join(' ').split(' ').length;
  const wordsPerMinute = (words / seconds) * 60;
  if (wordsPerMinute < SAID.leastPerMinute || wordsPerMinute > SAID.mostPerMinute) {
    throw new UnusableVoice(
      `it does not say its text: ${words} words came to ${seconds.toFixed(1)} s of sound`,
    );
  }
  const wanted = wordsPerMinute / WORDS_PER_MINUTE;
  const slowdown =
    known === undefined ? 1 : Math.min(SLOWDOWN.most, Math.max(SLOWDOWN.least, wanted));
  const greeting = known === undefined ? voice.voice.name : greetingOf(known, voice);
  const { wav } = await say(greeting, slowdown);
  await store.put(catalogueKeys.voice(voice.voice.voice_id), wav, { contentType: 'audio/wav' });
  return {
    slowdown: Number(slowdown.toFixed(3)),
    wordsPerMinute: known === undefined ? null : Math.round(wordsPerMinute),
    speed: Number(speed.toFixed(1)),
  };
}

/** The tools that measuring a voice needs. */
export interface ListeningRoom {
  readonly store: ObjectStore;
  readonly processes: VoiceProcesses;
}

function greetingOf(language: keyof typeof paceTexts, { voice }: InstalledVoice): string {
  const { greeting, feminineGreeting } = languages[language].titles;
  const say = (voice.gender === 'female' ? feminineGreeting : undefined) ?? greeting;
  return say(voice.name);
}
