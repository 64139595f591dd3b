/** Raised when what the catalogues show is made otherwise. */
const VERSION = 3;
const root = `catalogue/v${VERSION}`;

/** Where the previews of our catalogues lie; made once, when a worker first starts or somebody first looks. */
export const catalogueKeys = {
  voice: (voiceId: string) => `${root}/voices/${voiceId.replaceAll('_', '-')}.wav`,
  avatar: (avatarId: string) => `${root}/avatars/${avatarId.replaceAll('_', '-')}.png`,
  avatarClip: (avatarId: string) => `${root}/avatars/${avatarId.replaceAll('_', '-')}.mp4`,
  card: (templateId: string) => `${root}/cards/${templateId.replaceAll('_', '-')}.jpg`,
  template: (templateId: string) => `${root}/templates/${templateId.replaceAll('_', '-')}.jpg`,
} as const;
