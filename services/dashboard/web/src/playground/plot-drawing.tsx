import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { type Corner, crossesItself } from '../../../src/playground/polygon.js';
import { Button } from '../kit/button.js';
import words from '../words/playground.json';
import { many, percentWords, say } from '../words.js';
import type { Corners } from './corners.js';
import type { Photo } from './photos.js';

const text = words.land.drawing;

/** How long a finger rests on a corner to take it away, and how far it may tremble, in CSS pixels. */
const LONG_MS = 550;
const TREMBLE_PX = 6;
/** Shares of the photo that an arrow key moves a corner by. */
const STEP = 0.01;
const STRIDE = 0.05;

const arrows: Readonly<Record<string, Corner>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const percent = (share: number) => percentWords(Math.round(share * 100));

interface Press {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  moved: boolean;
  timer: number | undefined;
}

/** A photo on which the plot is drawn corner by corner: with a mouse, a finger or the keyboard. */
export function PlotDrawing({
  photo,
  corners: { corners, mayUndo, step },
  most,
}: {
  readonly photo: Photo;
  readonly corners: Corners;
  readonly most: number;
}) {
  const stage = useRef<HTMLDivElement>(null);
  const press = useRef<Press | null>(null);
  const focusNext = useRef<number | null>(null);
  const [said, setSaid] = useState('');
  const ratio = photo.width / photo.height;

  useEffect(() => {
    const next = focusNext.current;
    if (next === null) return;
    focusNext.current = null;
    const buttons = stage.current?.querySelectorAll<HTMLElement>('.plot-corner') ?? [];
    (buttons[Math.min(next, corners.length - 1)] ?? stage.current)?.focus();
  }, [corners]);

  const shareOf = (event: PointerEvent): Corner => {
    const box = stage.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
  };
  const remove = (at: number) => {
    focusNext.current = Math.max(0, at - 1);
    step({ do: 'remove', at });
    setSaid(say(text.removed, { number: at + 1, left: corners.length - 1 }));
  };
  const begin = (event: PointerEvent, at: number | null) => {
    if (event.button !== 0 || press.current) return;
    const isTouch = event.pointerType !== 'mouse';
    press.current = {
      pointer: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      moved: false,
      timer:
        at !== null && isTouch
          ? window.setTimeout(() => {
              press.current = null;
              remove(at);
            }, LONG_MS)
          : undefined,
    };
    if (at !== null) event.currentTarget.setPointerCapture(event.pointerId);
  };
  const follow = (event: PointerEvent, at: number | null) => {
    const held = press.current;
    if (held?.pointer !== event.pointerId) return;
    const far = Math.hypot(event.clientX - held.x, event.clientY - held.y) > TREMBLE_PX;
    if (!held.moved && !far) return;
    held.moved = true;
    window.clearTimeout(held.timer);
    if (at !== null) step({ do: 'move', at, to: shareOf(event) });
  };
  const end = (event: PointerEvent, at: number | null) => {
    const held = press.current;
    if (held?.pointer !== event.pointerId) return;
    press.current = null;
    window.clearTimeout(held.timer);
    step({ do: 'rest' });
    if (at === null && !held.moved && event.type === 'pointerup') {
      step({ do: 'add', corner: shareOf(event), ratio, most });
      setSaid(say(text.corners, { count: corners.length + 1 }));
    }
  };
  /** @param at of a corner; null for the photo */
  const pointer = (at: number | null) => {
    const handled = (handle: typeof begin) => (event: PointerEvent) => {
      if (at !== null) event.stopPropagation();
      handle(event, at);
    };
    return {
      onPointerDown: handled(begin),
      onPointerMove: handled(follow),
      onPointerUp: handled(end),
      onPointerCancel: handled(end),
    };
  };
  const onKey = (event: KeyboardEvent, at: number) => {
    const corner = corners[at];
    const arrow = arrows[event.key];
    if (corner && arrow) {
      const by = event.shiftKey ? STRIDE : STEP;
      step({ do: 'move', at, to: { x: corner.x + arrow.x * by, y: corner.y + arrow.y * by } });
    } else if (event.key === 'Delete' || event.key === 'Backspace') remove(at);
    else return;
    event.preventDefault();
  };
  const onStageKey = (event: KeyboardEvent) => {
    if (!(event.key === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey)) return;
    event.preventDefault();
    step({ do: 'undo' });
  };
  /** Beside the last corner, or in the middle: from there the arrow keys take it where it belongs. */
  const addByKey = () => {
    const last = corners.at(-1);
    focusNext.current = corners.length;
    step({
      do: 'add',
      corner: last ? { x: last.x + 0.1, y: last.y + 0.06 } : { x: 0.5, y: 0.6 },
      ratio,
      most,
    });
    setSaid(text.added);
  };

  const points = corners.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <div className="stack">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot hold a photo in its full size */}
      <div
        ref={stage}
        className="relative max-w-full cursor-crosshair touch-[pan-y_pinch-zoom] justify-self-start rounded-2 bg-sunken select-none"
        role="group"
        tabIndex={-1}
        aria-label={text.stage}
        {...pointer(null)}
        onKeyDown={onStageKey}
      >
        <img
          className="pointer-events-none h-auto max-h-136 w-auto rounded-[inherit]"
          src={photo.shown}
          alt={text.photo}
          width={photo.width}
          height={photo.height}
          draggable={false}
        />
        <svg
          className="pointer-events-none absolute inset-0 size-full *:[stroke-linejoin:round] *:[vector-effect:non-scaling-stroke]"
          viewBox="0 0 1 1"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {/* On a photo of any colour: a light line on a dark one. */}
          <polygon className="fill-[#ffffff38] stroke-[#0a1610bf] stroke-[5px]" points={points} />
          <polygon className="fill-none stroke-white stroke-2" points={points} />
        </svg>
        {corners.map(({ x, y }, at) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a corner is its place in the order
            key={at}
            type="button"
            className={
              'plot-corner absolute grid size-11 -translate-1/2 cursor-grab touch-none place-items-center border-0 ' +
              'bg-transparent p-0 before:size-[0.95rem] before:rounded-full before:border-3 before:border-white ' +
              'before:bg-[#1d5a43] before:shadow-[0_0_0_1.5px_#0a1610bf] focus-visible:outline-none active:cursor-grabbing ' +
              'focus-visible:before:size-[1.35rem] focus-visible:before:outline-3 focus-visible:before:outline-offset-2 ' +
              'focus-visible:before:outline-white'
            }
            style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
            aria-label={say(text.corner, { number: at + 1, left: percent(x), top: percent(y) })}
            {...pointer(at)}
            onContextMenu={(event) => event.preventDefault()}
            onKeyDown={(event) => onKey(event, at)}
            onBlur={() => step({ do: 'rest' })}
          />
        ))}
      </div>
      <div className="row">
        <Button onClick={addByKey} disabled={corners.length >= most}>
          {text.add}
        </Button>
        <Button onClick={() => step({ do: 'undo' })} disabled={!mayUndo}>
          {text.undo}
        </Button>
        <Button onClick={() => step({ do: 'clear' })} disabled={corners.length === 0}>
          {text.clear}
        </Button>
      </div>
      <p className="text-ink-soft text-1">
        {corners.length === 0
          ? text.none
          : corners.length < 3
            ? many(text.missing, 3 - corners.length)
            : text.adjust}
        {crossesItself(corners) ? ` ${text.crosses}` : ''}
      </p>
      <span className="sr-only" role="status">
        {said}
      </span>
    </div>
  );
}
