import { Button } from '../../../components/button.js';
import { SelectField, TextField } from '../../../components/field.js';
import { type MemberWords, memberTypes } from './family-body.js';

const types = { adult: 'Adult', child: 'Child', senior: 'Senior' } as const;

const fields = [
  { name: 'role', label: 'Role', such: { adult: 'mother', child: 'son', senior: 'grandfather' } },
  { name: 'age', label: 'Age', such: { adult: '35 to 40', child: '8', senior: 'about 70' } },
  { name: 'ethnicity', label: 'Ethnicity', such: 'Mediterranean' },
  { name: 'physical', label: 'Appearance', such: 'curly brown hair, glasses' },
  { name: 'clothing', label: 'Clothing', such: 'a green jumper' },
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
      <legend>Member {number}</legend>
      <div className="bench-pair">
        <SelectField
          label="Type"
          value={member.type}
          onChange={(event) => {
            const type = memberTypes.find((one) => one === event.target.value);
            if (type) onChange({ ...member, type });
          }}
        >
          {memberTypes.map((type) => (
            <option key={type} value={type}>
              {types[type]}
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
        <Button look="quiet" aria-label={`Remove member ${number}`} onClick={onRemove}>
          Remove
        </Button>
      ) : null}
    </fieldset>
  );
}
