import { tasks } from './films.js';
import { REQUEST_ID } from './identifiers.js';

export const taskList = {
  page: {
    summary: 'A page with one film, and more to come',
    value: {
      tasks: [tasks.land_completed.value],
      next_cursor: 'WzE3NzI0NDI5MDAwMDAsInRhc2tfMDFrMHg3djRkZnhdIl0',
      has_more: true,
      request_id: REQUEST_ID,
    },
  },
};

export const cancelledTask = {
  cancelled: {
    summary: 'A slideshow that was cancelled before a worker began',
    value: {
      ...tasks.slideshow_failed.value,
      error: { code: 'TASK_CANCELLED', message: 'The task was cancelled' },
    },
  },
};
