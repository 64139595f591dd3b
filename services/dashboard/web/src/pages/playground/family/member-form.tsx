import { Button } from '../../../components/button.js';
import { SelectField, TextField } from '../../../components/field.js';
import { shared } from '../../../text.js';
import { type MemberWords, memberTypes } from './family-body.js';
import { text } from './text.js';

const fields = [
  {
    name: 'role',
    label: text.member.role,
    such: text.member.roleExamples,
  },
  {
    name: 'age',
    label: text.member.age,
    such: text.member.ageExamples,
  },
  { name: 'ethnicity', label: text.member.ethnicity, such: text.member.ethnicityExample },
  { name: 'physical', label: text.member.appearance, such: text.member.appearanceExample },
  { name: 'clothing', label: text.member.clothing, such: text.member.clothingExample },
] as const;

/** One person of the family. */
export function MemberForm({
  member,
  number,
  most,
  onChange,
  onRemove,
}: {
  readonly member: MemberWords;
  readonly number: number;
  /** Characters of one field. */
  readonly most: number;
  readonly onChange: (member: MemberWords) => void;
  /** Null for the only one. */
  readonly onRemove: (() => void) | null;
}) {
  return (
    <fieldset className="member">
      <legend>{text.member.title(number)}</legend>
      <div className="bench-pair">
        <SelectField
          label={text.member.type}
          value={member.type}
          onChange={(event) => {
            const type = memberTypes.find((one) => one === event.target.value);
            if (type) onChange({ ...member, type });
          }}
        >
          {memberTypes.map((type) => (
            <option key={type} value={type}>
              {text.member.types[type]}
            </option>
          ))}
        </SelectField>
        {fields.map(({ name, label, such }) => (
          <TextField
            key={name}
            label={label}
            placeholder={typeof such === 'string' ? such : such[member.type]}
            maxLength={most}
            value={member[name]}
            onChange={(event) => onChange({ ...member, [name]: event.target.value })}
          />
        ))}
      </div>
      {onRemove ? (
        <Button look="quiet" aria-label={text.member.remove(number)} onClick={onRemove}>
          {shared.actions.remove}
        </Button>
      ) : null}
    </fieldset>
  );
}
