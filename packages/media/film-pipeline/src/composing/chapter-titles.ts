import type { VoiceLanguage } from '@groundwork/contract';
import { scriptLanguage } from '@groundwork/generation';

/** The subject of a scene. */
export type ChapterSubject =
  | 'plot'
  | 'area'
  | 'proposal'
  | 'scene'
  | 'photo'
  | 'house'
  | 'pool'
  | 'garden'
  | 'sea'
  | 'window_front'
  | 'room';

const names: Readonly<Record<VoiceLanguage, Readonly<Record<ChapterSubject, string>>>> = {
  en: {
    ...{ plot: 'The plot', area: 'The building area', proposal: 'Proposal', scene: 'Scene' },
    ...{ photo: 'Photo', house: 'The house', pool: 'The pool', garden: 'The garden' },
    ...{ sea: 'The sea', window_front: 'The windows', room: 'The interior' },
  },
  es: {
    ...{ plot: 'La parcela', area: 'La zona edificable', proposal: 'Propuesta', scene: 'Escena' },
    ...{ photo: 'Foto', house: 'La casa', pool: 'La piscina', garden: 'El jardín' },
    ...{ sea: 'El mar', window_front: 'Los ventanales', room: 'El interior' },
  },
  pt: {
    ...{ plot: 'O terreno', area: 'A área edificável', proposal: 'Proposta', scene: 'Cena' },
    ...{ photo: 'Foto', house: 'A casa', pool: 'A piscina', garden: 'O jardim' },
    ...{ sea: 'O mar', window_front: 'As janelas', room: 'O interior' },
  },
  de: {
    ...{ plot: 'Das Grundstück', area: 'Die Baufläche', proposal: 'Vorschlag', scene: 'Szene' },
    ...{ photo: 'Foto', house: 'Das Haus', pool: 'Der Pool', garden: 'Der Garten' },
    ...{ sea: 'Das Meer', window_front: 'Die Fensterfront', room: 'Innenraum' },
  },
  fr: {
    ...{ plot: 'Le terrain', area: 'La zone constructible', proposal: 'Proposition' },
    ...{ scene: 'Scène', photo: 'Photo', house: 'La maison', pool: 'La piscine' },
    ...{
      garden: 'Le jardin',
      sea: 'La mer',
      window_front: 'Les baies vitrées',
      room: "L'intérieur",
    },
  },
  it: {
    ...{ plot: 'Il terreno', area: "L'area edificabile", proposal: 'Proposta', scene: 'Scena' },
    ...{ photo: 'Foto', house: 'La casa', pool: 'La piscina', garden: 'Il giardino' },
    ...{ sea: 'Il mare', window_front: 'Le vetrate', room: "L'interno" },
  },
  ca: {
    ...{ plot: 'El terreny', area: 'La zona edificable', proposal: 'Proposta', scene: 'Escena' },
    ...{ photo: 'Foto', house: 'La casa', pool: 'La piscina', garden: 'El jardí' },
    ...{ sea: 'El mar', window_front: 'Els finestrals', room: "L'interior" },
  },
};

/**
 * The chapters' names in the film's language, or in English where we do not write it; those that would be called
 * alike are counted.
 */
export function chapterTitles(subjects: readonly ChapterSubject[], language: string): string[] {
  const named = names[scriptLanguage(language)];
  return subjects.map((subject, index) => {
    const alike = subjects.filter((other) => other === subject).length;
    const before = subjects.slice(0, index + 1).filter((other) => other === subject).length;
    return alike === 1 ? named[subject] : `${named[subject]} ${before}`;
  });
}
