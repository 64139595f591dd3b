import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { type Corner, crossesItself } from '../../../../../src/playground/polygon.js';
import { Button } from '../../../components/button.js';
import { shared } from '../../../text.js';
import type { Photo } from '../photo.js';
import { text } from './text.js';
import type { Corners } from './use-corners.js';
import './plot-drawing.css';

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

const percent = (share: number) => shared.percent(Math.round(share * 100));

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
    setSaid(text.drawing.removed(at + 1, corners.length - 1));
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
      setSaid(text.drawing.corners(corners.length + 1));
    }
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
    setSaid(text.drawing.added);
  };

  return (
    <div className="plot">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot hold a photo in its full size */}
      <div
        ref={stage}
        className="plot-stage"
        role="group"
        tabIndex={-1}
        aria-label={text.drawing.stage}
        onPointerDown={(event) => begin(event, null)}
        onPointerMove={(event) => follow(event, null)}
        onPointerUp={(event) => end(event, null)}
        onPointerCancel={(event) => end(event, null)}
        onKeyDown={onStageKey}
      >
        <img
          src={photo.shown}
          alt={text.drawing.photo}
          width={photo.width}
          height={photo.height}
          draggable={false}
        />
        <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <polygon
            className="plot-under"
            points={corners.map(({ x, y }) => `${x},${y}`).join(' ')}
          />
          <polygon
            className="plot-line"
            points={corners.map(({ x, y }) => `${x},${y}`).join(' ')}
          />
        </svg>
        {corners.map(({ x, y }, at) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a corner is its place in the order
            key={at}
            type="button"
            className="plot-corner"
            style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
            aria-label={text.drawing.corner(at + 1, percent(x), percent(y))}
            onPointerDown={(event) => {
              event.stopPropagation();
              begin(event, at);
            }}
            onPointerMove={(event) => {
              event.stopPropagation();
              follow(event, at);
            }}
            onPointerUp={(event) => {
              event.stopPropagation();
              end(event, at);
            }}
            onPointerCancel={(event) => {
              event.stopPropagation();
              end(event, at);
            }}
            onContextMenu={(event) => event.preventDefault()}
            onKeyDown={(event) => onKey(event, at)}
            onBlur={() => step({ do: 'rest' })}
          />
        ))}
      </div>
      <div className="plot-tools">
        <Button onClick={addByKey} disabled={corners.length >= most}>
          {text.drawing.add}
        </Button>
        <Button onClick={() => step({ do: 'undo' })} disabled={!mayUndo}>
          {text.drawing.undo}
        </Button>
        <Button onClick={() => step({ do: 'clear' })} disabled={corners.length === 0}>
          {text.drawing.clear}
        </Button>
      </div>
      <p className="soft small">
        {corners.length === 0
          ? text.drawing.none
          : corners.length < 3
            ? text.drawing.missing(3 - corners.length)
            : text.drawing.adjust}
        {crossesItself(corners) ? ` ${text.drawing.crosses}` : ''}
      </p>
      <span className="only-heard" role="status">
        {said}
      </span>
    </div>
  );
}
