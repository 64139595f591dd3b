import type { TemplateSpec } from '@groundwork/contract/showcase/template-spec';
import { useId } from 'react';
import {
  type DesignMark,
  type DesignRow,
  isMovable,
  type Place,
  type Tool,
  unplacedFields,
} from '../../../src/playground/design-marks.js';
import { Button } from '../kit/button.js';
import words from '../words/playground.json';
import { percentWords, say } from '../words.js';
import { type Done, useMarking } from './use-marking.js';

const text = words.templates.stage;

const fields = Object.keys(text.fields) as (keyof typeof text.fields)[];
const tools: readonly Tool[] = [...fields, 'keep', 'photo', 'logo', 'clear'];
const titles: Readonly<Record<DesignMark['means'] | Tool, string>> = {
  ...text.fields,
  ...text.means,
};

/**
 * The picture of a design with all that was found in it, to be corrected: a tool is dragged to a text, or tool and text are picked one
 * after the other; places are drawn, moved and resized.
 */
export function DesignEditor(props: {
  readonly picture: string;
  readonly rows: readonly DesignRow[];
  readonly spec: TemplateSpec;
  readonly onChange: (spec: TemplateSpec) => void;
}) {
  const { picture, rows, spec, onChange } = props;
  const id = useId();
  const { stage, marks, mark, tool, over, drawn, held, done, ...on } = useMarking(
    spec,
    rows,
    onChange,
  );
  const missing = unplacedFields(spec, marks);
  return (
    <section className="stack" aria-labelledby={id}>
      <div>
        <h3 id={id}>{text.title}</h3>
        <p className="text-ink-soft text-1" id={`${id}-how`}>
          {text.how}
        </p>
      </div>
      <div className="stack">
        <fieldset className="design-tools" aria-label={text.tools} aria-describedby={`${id}-how`}>
          {tools.map((one) => (
            <button
              key={one}
              type="button"
              className={`design-tool means-${lookOf(one)}`}
              aria-pressed={tool === one}
              {...on.onTool(one)}
            >
              {titles[one]}
            </button>
          ))}
        </fieldset>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot hold a picture in its full size */}
        <div
          ref={stage}
          className="design-stage"
          role="group"
          aria-label={text.stage}
          data-tool={tool !== null}
          {...on.onStage}
        >
          <img
            className="pointer-events-none w-full rounded-[inherit]"
            src={picture}
            alt=""
            draggable={false}
          />
          {marks.map((one) => (
            <button
              key={one.key}
              type="button"
              className={`design-mark means-${lookOf(one.means)}`}
              data-mark={one.key}
              data-over={over === one.key}
              data-photo={one.means === 'photo'}
              aria-pressed={mark === one}
              aria-label={say(text.mark, {
                what: titles[one.means],
                text: one.text || placeWords(one.place),
              })}
              style={styleOf(one.place)}
              onKeyDown={(event) => on.onKey(event, one)}
              {...on.onMark(one)}
            >
              {one.means === 'caption' || one.means === 'gone' ? null : (
                <span className="design-tag">{titles[one.means]}</span>
              )}
              {mark === one && isMovable(one) ? (
                <span className="design-corner" {...on.onCorner(one)} />
              ) : null}
            </button>
          ))}
          {drawn && tool ? (
            <span className={`design-mark means-${lookOf(tool)}`} style={styleOf(drawn)} />
          ) : null}
          {held ? (
            <span
              className={`design-tag design-held means-${lookOf(held.tool)}`}
              style={{ left: held.at.x, top: held.at.y }}
            >
              {titles[held.tool]}
            </span>
          ) : null}
        </div>
      </div>
      <div className="row items-center justify-between">
        <p className="text-1" role="status">
          {mark ? say(text.picked, { what: titles[mark.means], text: mark.text }) : doneWords(done)}
        </p>
        <Button disabled={on.add === null} onClick={() => on.add?.()}>
          {text.add}
        </Button>
      </div>
      {missing.length > 0 ? (
        <p className="text-1 text-warn">
          {say(text.unplaced, { fields: missing.map((field) => titles[field]).join(', ') })}
        </p>
      ) : null}
    </section>
  );
}

const lookOf = (means: DesignMark['means'] | Tool) => (means in text.fields ? 'value' : means);

function doneWords(done: Done | null): string {
  if (done === null) return '';
  if (done.isNothing) return text.nothing;
  const what = done.on === null ? text.place : done.on.text || titles[done.on.means];
  return say(done.tool === 'clear' ? text.removed : text.done, { what, tool: titles[done.tool] });
}

const placeWords = ({ left, top }: Place) =>
  say(text.at, { left: percentWords(Math.round(left)), top: percentWords(Math.round(top)) });

const styleOf = ({ left, top, width, height }: Place) => ({
  left: `${left}%`,
  top: `${top}%`,
  width: `${width}%`,
  height: `${height}%`,
});
