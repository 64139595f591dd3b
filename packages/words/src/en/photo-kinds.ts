import type { PhotoKindWords } from '../photo-kinds.js';

export const englishPhotoKinds: PhotoKindWords = {
  kinds: {
    facade: {
      title: 'The house',
      names:
        'fa[cç]ades?|exteriors?|front of (?:the )?house|house front|front elevation|street view|(?:office|apartment) (?:block|building)s?',
      sentences: [
        'This is the building from outside, much as you would see it when you arrive',
        'Seen from outside, a building tells you a good deal before you step in',
      ],
    },
    aerial: {
      title: 'From above',
      names: 'aerials?|drone|bird.?s.?eye',
      sentences: [
        'From the air you can see how the property lies and what surrounds it',
        'This is the place from above, where its surroundings come into view as well',
      ],
    },
    hall: {
      title: 'The hall',
      names: 'halls?|hallways?|foyer|corridors?',
      sentences: [
        'This is the hall, where coats come off and every visit begins and ends',
        'You pass through the hall many times a day, so have a good look at it',
      ],
    },
    living_room: {
      title: 'The living room',
      names: 'living ?rooms?|lounge|sitting ?rooms?|family ?rooms?',
      sentences: [
        'This is the living room, where a day tends to end and guests tend to stay',
        'In the living room, see where you would sit, and what you would look at',
      ],
    },
    dining_room: {
      title: 'The dining area',
      names: 'dining(?: ?rooms?| ?areas?)?',
      sentences: [
        'Here is the place to dine, for two on a weekday or for many on a Sunday',
        'Meals are taken here, and with them the long talks that follow a good one',
      ],
    },
    kitchen: {
      title: 'The kitchen',
      names: 'kitchens?|kitchenette',
      sentences: [
        'This is the kitchen, where the day begins with the first cup of coffee',
        'In the kitchen, think of what you would cook first, and who would help you',
      ],
    },
    office: {
      title: 'The study',
      names: '(?:home )?offices?|study room|workroom',
      sentences: [
        'This is a place to work from home, with the door closed and the mind clear',
        'For work that needs a quiet hour, this is the place to sit down and begin',
      ],
    },
    stairs: {
      title: 'The stairs',
      names: 'stairs?|staircases?|stairway|stairwell',
      sentences: [
        'Here are the stairs, which you would soon take without even thinking',
        'The stairs lead on from here, so follow them with your eyes for a moment',
      ],
    },
    bedroom: {
      title: 'Bedroom',
      names: 'bed ?rooms?|master suite|guest ?room|nursery',
      sentences: [
        'This is a bedroom, a place to close the door and let the day come to an end',
        'A bedroom needs calm above all, so look around and picture the nights here',
      ],
    },
    bathroom: {
      title: 'Bathroom',
      names: 'bath ?rooms?|shower(?: ?room)?|en.?suite|wc|toilet|powder ?room',
      sentences: [
        'This is a bathroom, so see how it is fitted out and how all is arranged',
        'A bathroom is where each day starts and ends, so have a good look around it',
      ],
    },
    balcony: {
      title: 'The balcony',
      names: 'balcon(?:y|ies)|loggia',
      sentences: [
        'This is the balcony, a few steps out into the open air whenever you like',
        'On the balcony you are outside and still at home, at any time of the day',
      ],
    },
    terrace: {
      title: 'The terrace',
      names: '(?:roof ?)?terraces?|deck|roof ?top',
      sentences: [
        'This is the terrace, a place to sit down outside and let the day go by',
        'Out on the terrace, a coffee takes a little longer than it does elsewhere',
      ],
    },
    garden: { title: 'The garden', names: 'gardens?|back ?yard|yard|lawn', sentences: [] },
    pool: { title: 'The pool', names: '(?:swimming ?)?pools?', sentences: [] },
    view: {
      title: 'The view',
      names:
        '(?:sea|ocean|city|mountain|garden|lake|river|harbour) views?|views? (?:from|over|to|of the (?:sea|city|mountains?|lake)) .+',
      sentences: [
        'And this is what you look out on, so give the view a quiet moment',
        'Some of what a place has to offer lies beyond it, and this is the view',
      ],
    },
    garage: {
      title: 'The garage',
      names: 'garages?',
      sentences: [
        'This is where the car stays, and where the way home comes to its end',
        'The car has a place of its own here, so there is no need to look for one',
      ],
    },
    floor_plan: {
      title: 'The floor plan',
      names: 'floor ?plans?',
      sentences: [
        'This is the floor plan, so see how the rooms lie and where the doors lead',
        'On the floor plan you can follow the way from one room to the next',
      ],
    },
  },
  times: {
    dusk: {
      names: 'dusk|dawn|twilight|evening|blue hour',
      sentences: ['The day meets the night in this picture, and the light changes by the minute'],
    },
    night: {
      names: 'night|nights|after dark',
      sentences: [
        'After dark the same place shows another side, and this is how it looks then',
        'This is how it looks at night, so imagine coming home at such an hour',
      ],
    },
  },
};
