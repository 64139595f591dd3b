import { z } from 'zod';

export const musicMoods = [
  'warm',
  'hopeful',
  'calm',
  'elegant',
  'bright',
  'pastoral',
  'modern',
  'evening',
] as const;
export type MusicMood = (typeof musicMoods)[number];

export const musicTrackSchema = z.object({
  music_id: z.uuid(),
  title: z.string().min(1),
  mood: z.enum(musicMoods),
  tempo: z.number().positive(),
});
export type MusicTrack = z.infer<typeof musicTrackSchema>;

/** The stock music. Identifiers never change: a pinned id always names the same track. */
export const musicTracks = [
  {
    music_id: '6c518e18-2abf-42e3-bc18-318efeb25d31',
    title: 'First Light on the Field',
    mood: 'warm',
    tempo: 76,
  },
  {
    music_id: 'ba9d6ff0-c70e-416d-a1b7-fe86155ff976',
    title: 'Cornerstone',
    mood: 'hopeful',
    tempo: 92,
  },
  {
    music_id: '85557f14-4a01-4356-84d1-0691d73dec81',
    title: 'Long Grass',
    mood: 'calm',
    tempo: 66,
  },
  {
    music_id: '87227dd5-ab6c-4911-a989-444cd0e80f21',
    title: 'The Drawing Room',
    mood: 'elegant',
    tempo: 84,
  },
  {
    music_id: '5ea33a52-5f6d-486d-baa2-7f11a090a0ff',
    title: 'Open Windows',
    mood: 'bright',
    tempo: 104,
  },
  {
    music_id: 'b4103b3c-0df7-4f90-8e26-912b9232b627',
    title: 'Orchard Lane',
    mood: 'pastoral',
    tempo: 80,
  },
  {
    music_id: '9fb65fa2-01f2-4d75-8f1c-ce0aabe89738',
    title: 'Glass and Timber',
    mood: 'modern',
    tempo: 98,
  },
  {
    music_id: '2db74b3e-7c4a-4a8e-a017-3ae423fc3bce',
    title: 'Lamps at Dusk',
    mood: 'evening',
    tempo: 70,
  },
] as const satisfies readonly MusicTrack[];
