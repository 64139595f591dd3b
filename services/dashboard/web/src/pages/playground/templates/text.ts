/** The words of the form that turns a design into a template. */
export const text = {
  design: {
    title: 'Your design',
    lead: 'Upload a finished flyer or post. We read where its photos, texts, logo and colors are.',
    picture: 'Picture of the design',
    name: 'Name',
    nameExample: 'Spring campaign',
    read: 'Read design – free',
    reading: 'Reading…',
  },

  list: {
    title: 'Your templates',
    empty: 'No templates yet. Each design you upload and read appears here.',
    remaining: (count: number) => `You can add ${count} more.`,
    about: (ratio: string, photos: number) =>
      `${ratio}, ${photos} ${photos === 1 ? 'photo' : 'photos'}`,
    use: 'Use',
    useOf: (name: string) => `Use ${name} in a showcase`,
    edit: 'Edit',
    editOf: (name: string) => `Edit ${name}`,
    removeOf: (name: string) => `Remove ${name}`,
  },

  removing: {
    title: (name: string) => `Remove “${name}”?`,
    words:
      'New showcases can no longer use it. Images that you made with it stay. This cannot be undone.',
    keep: 'Keep template',
    remove: 'Remove template',
  },

  found: {
    title: (name: string) => `What we found in ${name}`,
    lead: 'Correct what is wrong, then save your changes.',
    unsure: (percent: number) => `We are only ${percent}% sure of this reading. Check it closely.`,
    tooManyPhotos: 'The design has more than four photos. We kept the first four.',
    unsureTexts: 'We are not sure of every text. Check the texts below.',
    save: 'Save changes',
    saved: 'Saved',
    use: 'Use in a showcase',
  },

  spec: {
    ratio: 'Aspect ratio',
    texts: 'Texts',
    fields: {
      price: 'Price',
      size: 'Size',
      label: 'Label or address',
      bedrooms: 'Bedrooms',
      bathrooms: 'Bathrooms',
      parking: 'Parking',
    },
    read: (words: string) => `We read: ${words}`,
    photos: 'Photos',
    photo: (number: number) => `Photo ${number}`,
    ofPhoto: (number: number) => `photo ${number}`,
    removePhoto: (number: number) => `Remove photo ${number}`,
    addPhoto: 'Add photo',
    logo: 'Logo',
    ofLogo: 'the logo',
    logoShape: 'Logo shape',
    noLogo: 'No logo',
    shapes: { rectangular: 'Rectangular', circular: 'Circular', other: 'Other' },
    colors: 'Colors',
    color: (number: number) => `Color ${number}`,
    removeColor: (number: number) => `Remove color ${number}`,
    addColor: 'Add color',
  },

  place: {
    /** As the API takes a place in words. */
    usualForLogo: 'top right',
    sketch: 'Positions of the photos and the logo',
    of: (thing: string) => `Position of ${thing}`,
    hint: 'For example: top left, or bottom third.',
    left: 'Left',
    top: 'Top',
    width: 'Width',
    height: 'Height',
    percent: (edge: string) => `${edge} (%)`,
    inPercent: (edge: string, thing: string) => `${edge} of ${thing} in percent`,
  },
} as const;
