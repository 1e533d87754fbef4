/** Shows the record that somebody brings. */

import { addReplay } from '../api/client';
import { tell, tellTrouble } from '../shell/notice.svelte';
import { go } from '../shell/router.svelte';
import { say } from '../words/words.svelte';
import { recordIn } from './record';

export async function bring(text: string | undefined): Promise<void> {
  const record = recordIn(text ?? '');
  if (record === undefined) return tell(say('trouble-not-a-record'));
  try {
    const { id } = await addReplay(record);
    go(`/replay/${id}`);
  } catch (error) {
    tellTrouble(error);
  }
}
