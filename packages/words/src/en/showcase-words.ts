import type { ShowcaseWords } from '../showcase.js';

export const englishShowcases: ShowcaseWords = {
  locale: 'en-GB',
  fixed: {
    price: 'Price',
    size: 'Size',
    atAGlance: 'At a glance',
    details: 'Details',
    theProperty: 'The property',
    featured: 'Featured property',
    featuredShort: 'Featured',
    discover: 'Discover',
    gallery: 'Gallery',
    bookViewing: 'Book a viewing',
    getInTouch: 'Get in touch',
    askForDetails: 'Ask for details',
    masthead: 'Residences',
    portfolio: 'Portfolio',
    properties: 'Properties',
    issue: 'Issue',
    coverStory: 'Cover story',
    sample: 'SAMPLE',
  },
  badges: {
    sold: 'Sold',
    reserved: 'Reserved',
    reduced: 'Reduced',
    open_house: 'Open house',
    new: 'New',
  },
  bedrooms: { one: 'bedroom', other: 'bedrooms', short: { one: 'bd', other: 'bd' } },
  bathrooms: { one: 'bathroom', other: 'bathrooms', short: { one: 'ba', other: 'ba' } },
  parking: {
    one: 'parking space',
    other: 'parking spaces',
    short: { one: 'parking', other: 'parking' },
  },
};
