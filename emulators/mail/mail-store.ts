/** A mail as it arrived. */
export type ArrivedMail = {
  id: number;
  messageId: string;
  from: string;
  to: string[];
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  arrivedAt: string;
};

/** How many mails are kept; older ones are dropped. */
export const MOST_MAILS = 500;

/** The mails that have arrived, newest first, in memory only. */
export class MailStore {
  #mails: ArrivedMail[] = [];
  #count = 0;

  /** Keeps a mail. */
  add(mail: Omit<ArrivedMail, 'id'>): ArrivedMail {
    this.#count += 1;
    const kept = { ...mail, id: this.#count };
    this.#mails = [kept, ...this.#mails].slice(0, MOST_MAILS);
    return kept;
  }

  /** Mails to an address, or all of them; newest first. */
  list(to: string | null): readonly ArrivedMail[] {
    if (to === null) return this.#mails;
    const wanted = to.toLowerCase();
    return this.#mails.filter((mail) => mail.to.some((each) => each.toLowerCase() === wanted));
  }

  /** One mail; undefined if there is none. */
  find(id: number): ArrivedMail | undefined {
    return this.#mails.find((mail) => mail.id === id);
  }
}
