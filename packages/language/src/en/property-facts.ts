import type { FactSentences } from '../property.js';

export const englishFacts: FactSentences = {
  opening: [
    '{subject}',
    '{subject}: a first look',
    '{subject}: come and look around',
    '{subject}: take a moment and look around',
    'Here it is: {subject}',
    'A first look around: {subject}',
    'Let us take a first look together: {subject}',
    'Take a moment with us, because this is what we will look at: {subject}',
  ],
  openingTour: [
    '{subject}: let us go through it together, view by view',
    '{subject}: we go through it together, one picture after another',
  ],
  openingPlace: [
    '{place} is where this tour begins',
    '{place}: this is where our tour begins, with a first look around',
    'We begin our tour here: {place}',
    'First things first, so here is the place we are going to look at: {place}',
  ],
  bedrooms: { one: 'one bedroom', two: 'two bedrooms', many: '{number} bedrooms' },
  bathrooms: { one: 'one bathroom', two: 'two bathrooms', many: '{number} bathrooms' },
  parking: {
    one: 'one parking space',
    two: 'two parking spaces',
    many: '{number} parking spaces',
  },
  numbers: ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  rooms: [
    'It has {rooms}, so that you can start to plan',
    'Counted up, that makes {rooms}',
    'In all, you have {rooms} at your disposal',
    'The layout has {rooms}, so you can think of who gets which',
    'In numbers: {rooms}',
  ],
  manyRooms: [
    'You will find {rooms} here, so picture who gets which',
    'There is a place for everyone, with {rooms} in all',
  ],
  roomsAndSize: [
    'In numbers: {rooms} on {size}',
    'The key figures are {size}, with {rooms}',
    'There is {size} in all, and that includes {rooms}',
    '{size}, laid out with {rooms}',
  ],
  size: [
    'All in all, it measures {size}',
    'The size is {size}, which is worth keeping in mind from here on',
    'On paper it is {size}, and a visit will show you what that means',
    'It comes to {size} in all, so think about how you would use the space',
  ],
  sizeInWords: [
    'On the size: {size}',
    'A word on the size: {size}',
    'As for the size, here is what you should know: {size}',
  ],
  parkingAlone: [
    'And when you come home by car, there is room for it, with {rooms}',
    'No going round and round in search of a space, with {rooms}',
    'For your own car, or for the visitors who bring theirs: {rooms}',
  ],
  place: [
    'You will find it here: {place}',
    'And this is where you find it on the map: {place}',
    'As for the location, this is the place to look up on a map: {place}',
  ],
  features: [
    'Also here: {features}',
    'Also on the list: {features}',
    'Worth knowing as well: {features}',
    'Make a note of this, too: {features}',
    'Among the things that come with it: {features}',
    'What you would notice, living here: {features}',
    'Before we move on, this belongs to it as well: {features}',
  ],
  unseenFeatures: [
    'What the pictures may not tell you: {features}',
    'There is more than the picture can show, for instance: {features}',
    'Not everything fits into a picture, so let us just mention it: {features}',
  ],
  price: [
    'The price for all of this is {price}',
    'Now to the price, which is {price} for everything you have seen',
    'You have seen most of it by now, so here is the price: {price}',
    'And what does it cost? The price is {price}, for all that you have seen',
  ],
  priceInWords: [
    'On the price: {price}',
    'You have seen most of it by now, so a word on the price: {price}',
    'And as for the price, here is the word: {price}',
  ],
  contact: [
    'Get in touch: {contact}',
    'To arrange a visit: {contact}',
    'If you would like to see it yourself: {contact}',
    'Questions, or a visit in person? This is how to reach us: {contact}',
    'The best way to know is to come and see for yourself, so get in touch: {contact}',
  ],
  priceAndContact: [
    'The price is {price}; for a visit: {contact}',
    'It is on offer at {price}, and for a visit you reach us here: {contact}',
  ],
};
