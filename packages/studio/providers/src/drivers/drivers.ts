import { anthropicChat } from './anthropic.js';
import { comfyImage } from './comfyui.js';
import type { ChatDriver, ImageDriver, ImageJobs, SpeechDriver, VideoJobs } from './driver.js';
import { elevenLabsSpeech } from './elevenlabs.js';
import { falImage, falVideo } from './fal.js';
import { geminiChat, geminiImage } from './gemini.js';
import { openAiChat, openAiImage } from './openai.js';
import { openAiSpeech } from './openai-speech.js';
import { replicateImage, replicateVideo } from './replicate.js';

/** How providers are spoken to, by the names that settings have. */
const chat: Readonly<Record<string, ChatDriver>> = {
  openai: openAiChat,
  anthropic: anthropicChat,
  gemini: geminiChat,
};
/** Those that answer with the picture, and those that make it in a job. */
const image: Readonly<Record<string, ImageDriver | ImageJobs>> = {
  openai: openAiImage,
  gemini: geminiImage,
  fal: falImage,
  replicate: replicateImage,
  comfyui: comfyImage,
};
const speech: Readonly<Record<string, SpeechDriver>> = {
  openai: openAiSpeech,
  elevenlabs: elevenLabsSpeech,
};
const video: Readonly<Record<string, VideoJobs>> = {
  fal: falVideo,
  replicate: replicateVideo,
};

function driverIn<Driver>(drivers: Readonly<Record<string, Driver>>, name: string): Driver {
  const driver = drivers[name];
  if (driver === undefined) throw new Error(`there is no driver ${name}`);
  return driver;
}
export const chatDriver = (name: string): ChatDriver => driverIn(chat, name);
export const imageDriver = (name: string): ImageDriver | ImageJobs => driverIn(image, name);
export const speechDriver = (name: string): SpeechDriver => driverIn(speech, name);
export const videoDriver = (name: string): VideoJobs => driverIn(video, name);
