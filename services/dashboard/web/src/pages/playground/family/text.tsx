/** The words of the family's form. */
export const text = {
  title: 'Family',
  name: 'Name',
  nameExample: 'The Lindgårds',
  family: 'family',
  noName: 'Name the family to see its price.',
  create: 'Create family',
  createSample: 'Create sample family',
  addMember: 'Add member',
  portraits: 'Portraits',
  portraitOf: (number: number) => `Member ${number}`,

  member: {
    title: (number: number) => `Member ${number}`,
    remove: (number: number) => `Remove member ${number}`,
    type: 'Type',
    types: { adult: 'Adult', child: 'Child', senior: 'Senior' },
    role: 'Role',
    roleExamples: { adult: 'mother', child: 'son', senior: 'grandfather' },
    age: 'Age',
    ageExamples: { adult: '35 to 40', child: '8', senior: 'about 70' },
    ethnicity: 'Ethnicity',
    ethnicityExample: 'Mediterranean',
    appearance: 'Appearance',
    appearanceExample: 'curly brown hair, glasses',
    clothing: 'Clothing',
    clothingExample: 'a green jumper',
  },

  existing: {
    title: 'Existing families',
    words: (
      <>
        To use one in a film, send its name as <code>selected_family_id</code>.
      </>
    ),
    members: (count: number) => `${count} ${count === 1 ? 'member' : 'members'}`,
  },
} as const;
