import type { LookSentences } from '../../property-language.js';

export const englishLooks: LookSentences = {
  first: {
    outside: [
      'Let us begin outside, with a look at the property as you would first meet it',
      'We start out in the open, where a first look says more than many words',
      'Every visit begins outside, so take your time with this first view of it',
    ],
    inside: [
      'Come in and take a first look around, at the pace you would choose yourself',
      'Let us start indoors, with a first room and a quiet moment to take it in',
      'The door is open, so come in and let this first room introduce itself',
    ],
  },
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
    'Out here, you can see how the property sits among what surrounds it',
    'Walk around it in your mind, and look at it from this side as well',
    'The outside has its own story to tell, so give it as much time as the rooms',
    'In the open air, you get a sense of scale that no floor plan can give you',
    'Remember this view, because you would see it each time you come home',
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
  bright: {
    outside: [
      'In bright light like this, every line of the place is easy to make out',
      'The day is bright in this picture, and nothing has to be guessed at',
    ],
    inside: [
      'This room is bright, and that is something you notice as you walk in',
      'Bright as it is, the room hides nothing, so look into every corner',
      'There is a lot of light in this picture, which makes the room easy to read',
    ],
  },
  dim: {
    outside: [
      'As the light fades, the place turns quiet and shows another side of itself',
      'In low light like this, you see the property as it looks late in the day',
    ],
    inside: [
      'The light is soft in here, and the room invites you to slow down a bit',
      'In softer light, a room becomes a place to come to rest at the end of a day',
      'Here the light is low, and the room feels calm and a little more private',
    ],
  },
  living: {
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
  leads: [
    'Take a moment for this view',
    'The tour goes on from here',
    'Let your eyes wander for a while',
    'Stay with this picture a bit longer',
    'This is the next view of the place',
    'Look at it from left to right',
    'We move on by a few more steps',
    'Give this picture a closer look',
    'Now see it from another angle',
  ],
  tails: [
    ', because the details often tell the most',
    ', and you begin to know your way around',
    ', with all the time you want to give it',
    ', and another piece falls into place',
    ', so that you can judge it for yourself',
    ', just as you would on a first visit',
    ', and remember what you want to ask us',
    ', and see how it goes with all the rest',
    ', since every picture adds a little more',
  ],
  last: [
    'Those were the pictures, and the rest is best seen by visiting in person',
    'This is where the tour ends, and where a visit of your own could begin',
    'You have seen it all now, so sleep on it and come back to what you liked',
    'Thank you for looking around with us, and take your time to think it over',
  ],
};
