import {
  type MemberProgress,
  type Stage,
  type StageName,
  stageProgress,
  type VideoTaskStatus,
} from './tasks.js';

interface Span {
  readonly stage: StageName;
  /** Percent of the task at which the stage begins; it ends where the next one begins. */
  readonly begins: number;
}

const filmSpans: readonly Span[] = [
  { stage: 'preparing', begins: 0 },
  { stage: 'rendering', begins: stageProgress.rendering },
  { stage: 'assembling', begins: stageProgress.assembling },
];

export interface Standing {
  readonly status: VideoTaskStatus;
  readonly progress: number;
  /** False while it waits for its first worker. */
  readonly isBegun: boolean;
}

function stagesIn(spans: readonly Span[], { status, progress, isBegun }: Standing): Stage[] {
  return spans.map(({ stage, begins }, index) => {
    const ends = spans[index + 1]?.begins ?? stageProgress.completed;
    if (!isBegun && status === 'preparing') return { stage, status: 'pending', progress: 0 };
    if (status === 'completed' || progress >= ends) {
      return { stage, status: 'done', progress: 100 };
    }
    if (progress < begins) return { stage, status: 'pending', progress: 0 };
    return {
      stage,
      status: status === 'failed' ? 'failed' : 'running',
      progress: Math.floor(((progress - begins) / (ends - begins)) * 100),
    };
  });
}

export function filmStages(film: Standing): Stage[] {
  return stagesIn(filmSpans, film);
}

/** Share of a family's work that is drawing; the rest is writing down. */
const DRAWING = 0.95;
const { preparing, completed } = stageProgress;

/** Percent of a family's task when so many of its members and the card after them are drawn. */
export function familyProgress(drawn: number, members: number): number {
  return Math.round(preparing + (drawn / (members + 1)) * (completed - preparing) * DRAWING);
}

/** How many members are drawn at this percentage: what familyProgress was given. */
function drawnMembers(progress: number, members: number): number {
  const drawn = Array.from({ length: members + 1 }, (_, count) => count);
  return drawn.findLast((count) => familyProgress(count, members) <= progress) ?? 0;
}

/**
 * Where a family's task stands, stage by stage and member by member. Members are drawn in their order.
 *
 * @param kept for each member, whether it had its portrait before
 */
export function familyStages(
  family: Standing,
  kept: readonly boolean[],
): { readonly stages: Stage[]; readonly members: MemberProgress[] } {
  const { status, progress, isBegun } = family;
  const drawn = status === 'completed' ? kept.length : drawnMembers(progress, kept.length);
  const isDone = (index: number) => kept[index] === true || index < drawn;
  const next = kept.findIndex((_, index) => !isDone(index));
  const spans: Span[] = [
    { stage: 'portraits', begins: 0 },
    { stage: 'card', begins: familyProgress(kept.length, kept.length) },
  ];
  return {
    stages: stagesIn(spans, family),
    members: kept.map((_, index) => {
      const isDrawing = index === next && isBegun && status !== 'failed';
      return { index, status: isDone(index) ? 'done' : isDrawing ? 'drawing' : 'pending' };
    }),
  };
}
