import type { LookSentences } from '../property.js';

export const englishLooks: LookSentences = {
  first: {
    any: [
      'Let us begin with a picture, and with a quiet moment to take it in',
      'Take a first look, at whatever pace you would choose for yourself',
    ],
    outside: [
      'Let us begin outside, and take in what there is to see before we go on',
      'We start out in the open, where a first look says more than many words',
      'Every visit begins outside, so take your time with this first view of it',
    ],
    inside: [
      'Come in and take a first look around, at the pace you would choose yourself',
      'Let us start indoors, with a first room and a quiet moment to take it in',
      'The door is open, so come in and let this first room introduce itself',
    ],
  },
  any: [
    'Picture by picture, you begin to see what the property has to offer',
    'On a visit, you would probably stop here for a moment and look around',
    'Ask yourself what you would keep here, and what you would change',
    'If you like what you see here, a visit will tell you the rest of it',
    'Try to imagine an ordinary day here, from the morning to the night',
    'You learn most about a property when you look at it twice',
    'A good question for a visit is what stays here and what the owners take',
    'Remember this picture, and think of the question you would ask first',
    'Write down what you would like to know about this, and ask on a visit',
  ],
  inside: [
    'Take in this room slowly, from the near corner to the wall at the far end',
    'Try to picture your own table in here, your own chairs and your own things',
    'Think of an ordinary morning in this room, and of what you would put where',
    'You learn a lot about a room from its doorway, so pause here for a while',
    'Going from room to room, you begin to sense how one leads to the next',
    'Indoors, it pays to look twice, once at the room and once at the details',
    'Ask yourself what you would keep in this room and what you would change',
    'Imagine the sounds of the day in here, voices, footsteps, a kettle boiling',
    'Rooms are for living in, so look at this one with your own habits in mind',
  ],
  outside: [
    'Outdoors, it is worth taking a step back to see the whole of it at once',
    'Out here there is more to see at once, so let your eyes go all the way round',
    'Take your eyes for a walk out here, and see what they come back to',
    'On a visit, walk around out here as well, because every picture has edges',
    'In the open air, you get a sense of scale that no floor plan can give you',
    'Outdoors, the light decides a lot, so come and see it at another hour, too',
    'Stand here for a moment and look the place over before you move on',
    'What lies outside the front door matters too, so have a good look at it',
  ],
  windows: [
    'Daylight finds its way in here and gives the room its character',
    'See how the daylight falls into the room, and where it comes to rest',
    'With this much light from outside, the lamps can stay off for a while',
    'Follow the light from the window into the room, and see what it picks out',
  ],
  pool: [
    'Here is the pool, good for a swim before breakfast or after a long day',
    'Beside the pool, an afternoon can pass without any plans at all',
    'Picture a warm day, a towel over your shoulder and the pool in front of you',
    'The water is only a few steps away, so think of the first swim of the year',
  ],
  garden: [
    'There is green all around, with the changing seasons to watch as they pass',
    'Plants and open air do the talking here, so stay a little while and look',
    'Think of a table outdoors, something cool to drink and all this greenery',
    'Where there is this much green, the day can just as well begin outdoors',
  ],
  sea: [
    'Look out over the water for a moment, and let your thoughts drift a little',
    'The water is there to be looked at, in the morning and again at night',
    'Out there is the water, and the line where it meets the sky',
    'Let your eyes rest on the water before we go on to the next picture',
  ],
  bright: [
    'This picture is full of light, so let your eyes go wherever they like',
    'A bright picture like this one is easy on the eyes, so take your time with it',
  ],
  dim: [
    'This is one of the darker pictures, so give your eyes a moment to settle',
    'A darker picture asks for a second look, so stay with it a little longer',
  ],
  living: {
    any: [
      'An ordinary day could look like this here, with everybody at home at last',
      'A place comes alive once somebody is in it, and here you can see it happen',
      'Good company and a little time, it takes no more to picture yourself here',
    ],
    inside: [
      'Breakfast together, homework, a long talk after dinner, all of it fits in here',
      'This is what an ordinary day could look like here, with everybody at home',
      'A room comes alive once somebody is in it, and here you can see it happen',
      'Some days, everyone ends up in the same room, and there is no better sound',
      'Here you see how people would use the room, and where they like to be',
    ],
    outside: [
      'With people in the picture, you can tell how life goes on out here as well',
      'Coming home, stopping for a chat, heading out again, it all happens here',
      'Time outdoors is family time, and there is a place for everyone out here',
      'A few steps outside, some fresh air, good company, it takes little more',
    ],
  },
  last: [
    'Those were the pictures, and the rest is best seen by visiting in person',
    'This is where the tour ends, and where a visit of your own could begin',
    'You have seen the pictures now, so sleep on it and come back to what you liked',
    'Thank you for looking around with us, and take your time to think it over',
  ],
};
