import type { FoldedText } from './folded-text.js';
import { pattern, SENTENCE } from './word-patterns.js';

const sentences = new RegExp(`[^.;!?\\n,\\s]${SENTENCE}`, 'gu');

/** Names of what a photo shows; the first are names of values too: "the bins in front of the garage". */
const LANDMARK = '<parking>|<scenery>|<object>|<terrace>|<grass>|<water>';

const OWN_PARTS = '<logo>|<price>|<text>|<font>|<label>|<badge>|<photo>|<bedrooms>|<bathrooms>';

/** Takes out what only an image engine can do: remove, add or exchange a thing in the photo. @returns it as written */
export function readObjects(folded: FoldedText): string[] {
  const asked: string[] = [];
  for (const { 0: sentence, index } of [...folded.text.matchAll(sentences)]) {
    const says = (source: string) => pattern(source).test(sentence);
    const isOfThing = says(`<beside> +(?:<article> +)?(?:${LANDMARK})`) && says('<hide>|<object>');
    if (isOfThing && !says(`(?:${OWN_PARTS}).*<beside>`)) {
      asked.push(folded.written(index, index + sentence.length));
      folded.take(index, index + sentence.length);
      continue;
    }
    if (!says('<scenery>|<object>')) continue;
    if (!says('<hide>|<add>|<replace>|<swap>|<change>|<object>')) continue;
    // The design's own parts are no things in the photo.
    if (
      says(
        '<sunset>|<night>|<logo>|<price>|<text>|<font>|<label>|<ground>|<accent>|<parking>|<bright>',
      )
    )
      continue;
    asked.push(folded.written(index, index + sentence.length));
    folded.take(index, index + sentence.length);
  }
  return asked;
}
