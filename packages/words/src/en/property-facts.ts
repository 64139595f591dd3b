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
    'Welcome, and take a moment to look around with us: {subject}',
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
    'It has {rooms}',
    'In all, you have {rooms}',
    'The layout gives you {rooms}',
    'You will find {rooms} here',
  ],
  manyRooms: [
    'You will find {rooms} here, so picture who gets which',
    'There is a place for everyone, with {rooms} in all',
    'With {rooms}, there is room for a family and for guests',
  ],
  roomsAndSize: [
    'You have {size} here, with {rooms}',
    'It measures {size}, with {rooms}',
    'There is {size} in all, and that includes {rooms}',
  ],
  size: [
    'All in all, it measures {size}',
    'You have {size} to arrange as you like',
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
    'No circling the block in search of a space, with {rooms}',
    'For your own car, or for visitors who bring theirs, there is a place, with {rooms}',
  ],
  place: [
    'You will find it here: {place}',
    'And this is where you find it on the map: {place}',
    'As for the location, this is the place to look up on a map: {place}',
  ],
  firstFeatures: [
    'It comes with {features}',
    'The property has {features}',
    'Living here, you would have {features}',
    'Look forward to {features}',
  ],
  features: [
    'It also has {features}',
    'You also get {features}',
    'The property also comes with {features}',
    'On top of that, you have {features}',
    'Living here, you would also have {features}',
    'And it does not end there, because you also get {features}',
  ],
  unseenFeatures: [
    'This picture may not show it, but you get {features}',
    'No picture shows everything, so let us mention {features}',
    'The pictures may not tell you that it has {features}',
  ],
  otherFeatures: [
    'Worth knowing as well: {features}',
    'Also on the list: {features}',
    'Make a note of this, too: {features}',
    'And there is more: {features}',
    'The listing adds: {features}',
    'Before we move on, this is good to know: {features}',
  ],
  price: [
    'The price is {price}',
    'Now to the price, which is {price} for everything you have seen',
    'You have seen most of it by now, so here is the price: {price}',
    'And what does it cost? The price is {price}',
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
    'The price is {price}, and to arrange a visit, get in touch: {contact}',
    'It is on offer at {price}, and for a visit you reach us here: {contact}',
  ],
};
