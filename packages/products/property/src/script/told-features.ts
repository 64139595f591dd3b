import { type VoiceLanguage, voiceLanguages } from '@groundwork/contract/catalogues/voices';
import { languages } from '@groundwork/words';
import { madeOnce } from '@groundwork/words/data';
import {
  elsewhere,
  type FeatureKind,
  featureKinds,
  namedFeature,
} from '@groundwork/words/features';

/** A feature as a film tells it. */
export interface ToldFeature {
  readonly text: string;
  /** Whether it is an object of a sentence, "a roof terrace"; otherwise it is the seller's own wording. */
  readonly object: boolean;
  /** As the seller wrote it. */
  readonly written: string;
}

const written = madeOnce(
  (language: VoiceLanguage): ReadonlyMap<FeatureKind, RegExp> =>
    new Map(
      featureKinds.map((kind) => [
        kind,
        new RegExp(`^(?:${languages[language].features.kinds[kind][1]})$`, 'iu'),
      ]),
    ),
);

/** Sellers write in another language than the film's too; the film's own comes first, because "cave" is a cellar in French. */
function kindOf(feature: string, language: VoiceLanguage) {
  const others = voiceLanguages.filter((code) => code !== language);
  for (const code of [language, ...others]) {
    const found = featureKinds.find((kind) => written(code).get(kind)?.test(feature));
    if (found !== undefined) return found;
  }
  return null;
}

/** Tells a well-known feature in the film's language and any other as it is written. */
export function toldFeature(feature: string, language: VoiceLanguage): ToldFeature {
  const { kinds, withArticle, asWritten } = languages[language].features;
  const kind = kindOf(feature, language);
  if (kind !== null) {
    const [said] = kinds[kind];
    const own = written(language).get(kind)?.test(feature) ? asWritten(feature, said) : null;
    return { text: own ?? said, object: true, written: feature };
  }
  if (!elsewhere.test(feature)) {
    for (const [said] of Object.values(kinds)) {
      const known = namedFeature(said);
      const text = known && withArticle(feature, known);
      if (text !== null) return { text, object: true, written: feature };
    }
  }
  return { text: feature, object: false, written: feature };
}
