import { z } from 'zod';
import { everyOf, phraseList } from '../data-file.js';

/** Meanings that words of an edit can have; the grammar of edits defines the effect of each. */
export const editSenses = [
  ...(['warm', 'cool', 'bright', 'dim', 'light', 'lightNoun', 'contrast', 'flat'] as const),
  ...(['saturated', 'muted', 'sharp', 'blurred'] as const),
  ...(['big', 'small', 'sizeNoun', 'colorNoun', 'bold', 'thin', 'strong'] as const),
  ...(['prominent', 'legible'] as const),
  ...(['monochrome', 'inColor', 'uppercase', 'lowercase'] as const),
  ...(['elegant', 'modern', 'dramatic', 'cosy', 'fresh', 'summer', 'sunset'] as const),
  ...(['night', 'darkMode', 'minimal', 'classic', 'sepia'] as const),
  ...(['photo', 'ground', 'text', 'font', 'price', 'logo', 'accent', 'scrim'] as const),
  ...(['area', 'label', 'bedrooms', 'bathrooms', 'parking', 'all'] as const),
  ...(['serif', 'sans', 'geometric', 'condensed', 'script', 'mono', 'another'] as const),
  ...(['english', 'spanish', 'german', 'french', 'italian', 'portuguese'] as const),
  ...(['more', 'less', 'not', 'too', 'up', 'down', 'enough', 'little', 'very'] as const),
  ...(['much', 'double', 'half'] as const),
  ...(['hide', 'show', 'reset', 'undo', 'keep', 'deny'] as const),
  ...(['top', 'bottom', 'left', 'right', 'topLeft', 'topRight', 'bottomLeft'] as const),
  ...(['bottomRight'] as const),
  ...(['and', 'but', 'except', 'only', 'article', 'preposition'] as const),
  ...(['use', 'translate', 'style', 'filler', 'scenery'] as const),
] as const;
export type SenseName = (typeof editSenses)[number];

/** A language's words, in any of their forms, written with or without accents. */
export const editsSchema = z.strictObject({
  /** Forms that a stemmer can't bring back to their word: "mets, mettez" to "mettre". */
  irregular: z.record(z.string(), phraseList).default({}),
  /** Pronouns that are written as one word with their verb: "quítalo". */
  pronouns: phraseList.optional(),
  /** Verbs whose particle may stand behind their object: "take the price off" is read as "take off the price". */
  separable: z.strictObject({ verbs: phraseList, particles: phraseList }).optional(),
  phrases: z.partialRecord(z.enum(editSenses), phraseList),
});

/** Meanings of edit words that address the showcase as a document: its values, badges, photos, history. */
export const documentSenses = [
  ...(['one', 'two', 'three', 'four', 'five'] as const),
  ...(['six', 'seven', 'eight', 'nine', 'ten'] as const),
  ...(['change', 'new', 'insteadOf', 'wrongly'] as const),
  ...(['title', 'nameIt', 'callIt', 'property', 'reads'] as const),
  ...(['badge', 'sold', 'reserved', 'reduced', 'openHouse', 'noLonger', 'corner'] as const),
  ...(['newlyListed', 'onOffer', 'otherStatus'] as const),
  ...(['is', 'write', 'add', 'swap', 'replace'] as const),
  ...(['mainPhoto', 'supporting', 'smallPhotos', 'first', 'second', 'third'] as const),
  ...(['fourth', 'fifth', 'last'] as const),
  ...(['zero', 'single', 'cars', 'exists'] as const),
  ...(['kitchen', 'bathroom', 'bedroom', 'livingRoom', 'terrace'] as const),
  ...(['sky', 'grass', 'water', 'improved', 'lessened'] as const),
  ...(['takeBack', 'asBefore', 'redo', 'edit'] as const),
  ...(['object', 'beside', 'no', 'when', 'states', 'tells'] as const),
  ...(['people', 'contact'] as const),
  ...(['it', 'polite', 'wishes', 'because', 'seems', 'asks', 'spoilt', 'unwanted'] as const),
  ...(['asSuch', 'glue'] as const),
  // Around figures: what an amount is said to be.
  ...(['toAmount', 'fromAmount', 'byAmount', 'moves', 'moreOrLess', 'formerly'] as const),
  ...(['otherFigure', 'affix', 'orElse', 'amountTerms', 'onRequest', 'rename'] as const),
  ...(['condition', 'ofAmount', 'ofPart', 'inquires', 'tags'] as const),
  // Sides as they stand before "corner": "oberen", "supérieur".
  ...(['topSide', 'bottomSide', 'leftSide', 'rightSide'] as const),
] as const;
export type DocumentSense = (typeof documentSenses)[number];
/** A language's phrases for each, written with or without accents. */
export const documentsSchema = everyOf(documentSenses, phraseList);
export type DocumentWords = z.output<typeof documentsSchema>;

const helpTopics = ['price', 'rooms', 'logo', 'photos', 'badge', 'looks'] as const;
export type HelpTopic = (typeof helpTopics)[number];
/** How to ask for what was not understood, with examples by what the words name. */
export const helpSchema = everyOf(['ask', ...helpTopics], z.string());
