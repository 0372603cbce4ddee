/** Two ways in which a person uses a page: with the mouse, and with the keyboard only. */
import type { Locator } from 'playwright-core';

interface Hands {
  /** Presses a button or follows a link. */
  press(target: Locator): Promise<void>;
  /** Replaces the text of a field. */
  write(field: Locator, text: string): Promise<void>;
}

/** Presses Tab until the element has the focus. */
export async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  const { keyboard } = target.page();
  for (let presses = 0; presses < 60; presses++) {
    await keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`the Tab key does not lead to ${String(target)}`);
}

async function replaceText(field: Locator, text: string): Promise<void> {
  const { keyboard } = field.page();
  await keyboard.press('Control+A');
  await keyboard.type(text);
}

export const mouse: Hands = {
  press: (target) => target.click(),
  async write(field, text) {
    await field.click();
    await replaceText(field, text);
  },
};

export const keyboard: Hands = {
  async press(target) {
    await tabTo(target);
    await target.page().keyboard.press('Enter');
  },
  async write(field, text) {
    await tabTo(field);
    await replaceText(field, text);
  },
};
