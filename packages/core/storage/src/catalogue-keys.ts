/** Raised when previews of the catalogues are made differently. */
const VERSION = 3;
const root = `catalogue/v${VERSION}`;

/** Keys of the catalogues' previews; made when a worker first starts or on first use. */
export const catalogueKeys = {
  voice: (voiceId: string) => `${root}/voices/${voiceId.replaceAll('_', '-')}.wav`,
  avatar: (avatarId: string) => `${root}/avatars/${avatarId.replaceAll('_', '-')}.png`,
  avatarClip: (avatarId: string) => `${root}/avatars/${avatarId.replaceAll('_', '-')}.mp4`,
  card: (templateId: string) => `${root}/cards/${templateId.replaceAll('_', '-')}.jpg`,
  template: (templateId: string) => `${root}/templates/${templateId.replaceAll('_', '-')}.jpg`,
} as const;
