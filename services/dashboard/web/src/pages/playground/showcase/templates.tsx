import type { TemplateView } from '../../../../../src/views/playground.js';
import { text } from './text.js';
import './templates.css';

/** All templates, each with its picture, one of them chosen. */
export function Templates({
  templates,
  chosen,
  onChoose,
}: {
  readonly templates: readonly TemplateView[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}) {
  return (
    <fieldset className="templates">
      <legend>{text.templates.title}</legend>
      {templates.map(({ id, name, is_own, description, aspect_ratio, preview_url, supporting }) => (
        <label key={id} className="template">
          <span className="template-picture">
            {preview_url ? (
              <img src={preview_url} alt="" loading="lazy" />
            ) : is_own ? (
              text.templates.own
            ) : (
              text.templates.drawing
            )}
          </span>
          <span className="template-words">
            <span className="choice-title">
              <input
                className="only-heard"
                type="radio"
                name="template"
                value={id}
                checked={id === chosen}
                aria-label={name}
                aria-describedby={`about-${id}`}
                onChange={() => onChoose(id)}
              />
              {name}
            </span>
            <span className="choice-text" id={`about-${id}`}>
              {text.templates.about(description, aspect_ratio, supporting + 1)}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
