export {
  type CatalogueVoice,
  NotACatalogue,
  PIPER_CATALOGUE,
} from '../catalogue/catalogue.js';
export { forbidsBusiness, voicesForLanguage } from '../catalogue/choose-voices.js';
export { WrongChecksum } from './fetch-file.js';
export { fetchLicence, installVoice, removeVoice, voiceIdOf } from './install-voice.js';
export { UnusableVoice } from './voice-files.js';
export { catalogueAt, folderOfVoices, type VoiceSource, VoiceSourceError } from './voice-source.js';
