import type { TemplateSpec } from '@groundwork/contract/showcase/template-spec';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import {
  type DesignMark,
  type DesignRow,
  marked,
  marksOf,
  moved,
  type Place,
  type Tool,
} from '../../../src/playground/design-marks.js';

/** How far a finger may tremble, in CSS pixels. */
const TREMBLE_PX = 6;
/** Percent of the design that an arrow key moves a place by. */
const STEP = 0.5;
/** Percent that a place which is drawn or resized has at least. */
const LEAST = 1;
/** A place that is added by key, to be moved from there. */
const MIDDLE: Place = { left: 35, top: 45, width: 30, height: 10, rest: '' };

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A pointer that is held: on a tool, on a place or its corner, or on the picture. */
interface Press {
  readonly from: Point;
  readonly on:
    | { readonly tool: Tool }
    | { readonly mark: DesignMark; readonly resizes: boolean }
    | null;
  moved: boolean;
}

const between = (one: Point, other: Point): Place => ({
  left: Math.min(one.x, other.x),
  top: Math.min(one.y, other.y),
  width: Math.max(LEAST, Math.abs(one.x - other.x)),
  height: Math.max(LEAST, Math.abs(one.y - other.y)),
  rest: '',
});

function shifted(
  { left, top, width, height, rest }: Place,
  x: number,
  y: number,
  resizes: boolean,
) {
  return resizes
    ? { left, top, width: Math.max(LEAST, width + x), height: Math.max(LEAST, height + y), rest }
    : { left: left + x, top: top + y, width, height, rest };
}

const isAt = ({ place }: DesignMark, { left, top }: Place) =>
  Math.abs(place.left - left) < 0.1 && Math.abs(place.top - top) < 0.1;

/** What was last done: a tool used on a mark, or on a place (null); `isNothing` where that changed nothing. */
export interface Done {
  readonly tool: Tool;
  readonly on: DesignMark | null;
  readonly isNothing: boolean;
}

/** How a design is corrected: what is picked and held, by mouse, finger and key. */
export function useMarking(
  spec: TemplateSpec,
  rows: readonly DesignRow[],
  onChange: (spec: TemplateSpec) => void,
) {
  const stage = useRef<HTMLDivElement>(null);
  const press = useRef<Press | null>(null);
  /** A drag ends with a click too. */
  const dragged = useRef(false);
  const [tool, setTool] = useState<Tool | null>(null);
  const [picked, setPicked] = useState<string | null>(null);
  /** Where a tool is held over the picture, and what is drawn. */
  const [over, setOver] = useState<string | null>(null);
  const [drawn, setDrawn] = useState<Place | null>(null);
  const [held, setHeld] = useState<{ readonly tool: Tool; readonly at: Point } | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const marks = marksOf(spec, rows);
  const mark = marks.find(({ key }) => key === picked);

  const use = (used: Tool, on: DesignMark | Place) => {
    const next = marked(spec, used, on);
    onChange(next);
    setTool(null);
    setPicked('key' in on ? null : (marksOf(next, rows).find((one) => isAt(one, on))?.key ?? null));
    setDone({ tool: used, on: 'key' in on ? on : null, isNothing: next === spec });
  };
  const pickTool = (one: Tool) => {
    if (mark) use(one, mark);
    else setTool(tool === one ? null : one);
  };
  const pickMark = (on: DesignMark) => {
    if (tool) use(tool, on);
    else setPicked(picked === on.key ? null : on.key);
  };

  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const box = stage.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    return {
      x: (100 * (clientX - box.left)) / box.width,
      y: (100 * (clientY - box.top)) / box.height,
    };
  };
  const markUnder = ({ clientX, clientY }: PointerEvent) => {
    const element = document
      .elementFromPoint(clientX, clientY)
      ?.closest<HTMLElement>('[data-mark]');
    return marks.find(({ key }) => key === element?.dataset.mark);
  };
  const begin = (event: PointerEvent, on: Press['on']) => {
    event.stopPropagation();
    dragged.current = false;
    const mayDraw = on !== null || (tool !== null && tool !== 'clear');
    if (event.button !== 0 || press.current || !mayDraw) return;
    press.current = { from: pointOf(event), on, moved: false };
    // A press on the picture may still become a click on one of its marks.
    if (on !== null) event.currentTarget.setPointerCapture(event.pointerId);
  };
  const follow = (event: PointerEvent) => {
    const pressed = press.current;
    const box = stage.current?.getBoundingClientRect();
    if (!pressed || !box) return;
    const at = pointOf(event);
    const [x, y] = [at.x - pressed.from.x, at.y - pressed.from.y];
    const far = Math.hypot((x * box.width) / 100, (y * box.height) / 100) > TREMBLE_PX;
    if (!pressed.moved && !far) return;
    if (pressed.on === null && !pressed.moved) stage.current?.setPointerCapture(event.pointerId);
    pressed.moved = true;
    if (pressed.on === null) setDrawn(between(pressed.from, at));
    else if ('tool' in pressed.on) {
      setTool(pressed.on.tool);
      setHeld({ tool: pressed.on.tool, at: { x: event.clientX, y: event.clientY } });
      setOver(markUnder(event)?.key ?? null);
    } else {
      const { key, place } = pressed.on.mark;
      const now = marks.find((one) => one.key === key);
      if (now) onChange(moved(spec, now, shifted(place, x, y, pressed.on.resizes)));
    }
  };
  const end = (event: PointerEvent) => {
    const pressed = press.current;
    press.current = null;
    dragged.current = pressed?.moved === true;
    setOver(null);
    setDrawn(null);
    setHeld(null);
    if (!pressed?.moved || event.type !== 'pointerup') return;
    if (pressed.on === null) {
      if (tool && tool !== 'clear') use(tool, between(pressed.from, pointOf(event)));
    } else if ('tool' in pressed.on) {
      const on = markUnder(event);
      if (on) use(pressed.on.tool, on);
    }
  };
  const pointer = (on: Press['on']) => ({
    onPointerDown: (event: PointerEvent) => begin(event, on),
    onPointerMove: follow,
    onPointerUp: end,
    onPointerCancel: end,
  });
  const onKey = (event: KeyboardEvent, on: DesignMark) => {
    const [x, y] = arrows[event.key] ?? [0, 0];
    if (event.key === 'Escape') {
      setTool(null);
      setPicked(null);
    } else if (picked !== on.key) return;
    else if (event.key === 'Delete' || event.key === 'Backspace') use('clear', on);
    else if (x !== 0 || y !== 0)
      onChange(moved(spec, on, shifted(on.place, x * STEP, y * STEP, event.shiftKey)));
    else return;
    event.preventDefault();
  };
  /** A click of a key has no count, and follows no drag. */
  const clicked = (act: () => void) => (event: { readonly detail: number }) => {
    if (event.detail === 0 || !dragged.current) act();
  };
  return {
    ...{ stage, marks, mark, tool, over, drawn, held, done, onKey, onStage: pointer(null) },
    /** What a tool's button, a mark and the corner of a mark that is picked do. */
    onTool: (one: Tool) => ({ ...pointer({ tool: one }), onClick: clicked(() => pickTool(one)) }),
    onMark: (one: DesignMark) => ({
      ...(mark === one && tool === null ? pointer({ mark: one, resizes: false }) : {}),
      onClick: clicked(() => pickMark(one)),
    }),
    onCorner: (one: DesignMark) => pointer({ mark: one, resizes: true }),
    /** By key: a place in the middle, to be moved from there. */
    add: tool === null || tool === 'clear' ? null : () => use(tool, MIDDLE),
  };
}
