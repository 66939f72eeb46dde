import type { ReactNode } from "react";
import { readStored, writeStored } from "../../../browser/storage";
import { announceAddressChange } from "../../../browser/useQueryAndHash";
import { storageKeys } from "../../../site/storageKeys";
import { elementOfHash, openAround } from "./afterNavigation";
import { goToPlace } from "./goToPlace";

/** Set by the router for every programmatic change; absent on Back and Forward. */
export type RouterLocation = Location & { action?: string };

/** Each entry of the history has a name of its own, in its state: addresses and the router's keys are shared by several. */
type State = { place?: string } | null;

/** Where the reader was on each entry, by its name, in pixels from the top of the page. */
let tops: Record<string, unknown> = {};

/** What is on screen: the entry of the history, its page, and where the reader has scrolled to. */
let entry = "";
let page = "";
let top = 0;

/**
 * Decides where the reader stands whenever the address changes, alone: on Back, Forward and a reload where they were on
 * that entry of the history, whatever its hash; otherwise at what the hash names, and where it names nothing at the top.
 * Browsers would move the page that is left, before the next one is drawn.
 */
export function setUpPlaces(): void {
  tops = readTops();
  window.addEventListener("scroll", () => (top = window.scrollY), { passive: true });
  window.addEventListener("popstate", () => {
    // Another page has still to be drawn, and the router says when. On this one the browser goes to a hash in a moment: only
    // now is it known where the reader was.
    if (pageOpen() !== page) return;
    // Entries from before the page was alive have no name: the browser restores them. Without a name it goes to `#`, too.
    land(stateOfEntry()?.place === undefined && location.hash === "");
  });
  window.addEventListener("pagehide", () => {
    storeTops();
    // When the page is loaded again, the browser can show the place before any script runs.
    history.scrollRestoration = "auto";
  });
  // Phones end pages that are out of sight without a word.
  document.addEventListener("visibilitychange", storeTops);
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) history.scrollRestoration = "manual";
  });
}

/** Gatsby has drawn the page of an address, or heard of another address of the same page. @param previous null on the first page */
export function placeArrived(location: RouterLocation, previous: Location | null): void {
  if (!previous) {
    land(hasMoved());
    history.scrollRestoration = "manual";
    return;
  }
  if (new URL(location.href).pathname !== window.location.pathname) {
    // The reader has gone Back once more: this page is drawn in passing.
    noteTop();
    entry = page = "";
    return;
  }
  const isSamePlace = previous.pathname === location.pathname && previous.hash === location.hash;
  land(location.action === "PUSH" && isSamePlace && previous.search !== location.search);
}

/**
 * Begins with the entry of the history that is open now, unless it has begun: a dialog's entry has the name of the one below.
 * @param stays whether the reader keeps the place where they are
 */
function land(stays: boolean): void {
  const state = stateOfEntry();
  if (entry && state?.place === entry) return;
  noteTop();
  const known = tops[state?.place ?? ""];
  page = pageOpen();
  entry = state?.place ?? String(Date.now());
  if (!state?.place) history.replaceState({ ...state, place: entry }, "");
  const target = elementOfHash(location.hash);
  if (target) openAround(target);
  if (!stays) goToPlace(typeof known === "number" ? known : (target ?? 0));
  top = window.scrollY;
  announceAddressChange();
}

/**
 * Whether the reader, or the browser for them, has scrolled the first page before it was alive. A page that is still too short
 * for their place is none of that.
 */
function hasMoved(): boolean {
  const known = tops[stateOfEntry()?.place ?? ""];
  const end = document.documentElement.scrollHeight - window.innerHeight;
  return window.scrollY > 0 && !(typeof known === "number" && known > end);
}

function noteTop(): void {
  if (entry) tops[entry] = top;
}

function stateOfEntry(): State {
  return history.state as State;
}

function pageOpen(): string {
  return location.pathname + location.search;
}

function storeTops(): void {
  top = window.scrollY;
  noteTop();
  writeStored(storageKeys.places, JSON.stringify(tops), "session");
}

function readTops(): Record<string, unknown> {
  try {
    return { ...(JSON.parse(readStored(storageKeys.places, "session") ?? "{}") as object) };
  } catch {
    return {};
  }
}

/** Stands in the place of Gatsby's scroll handler, around every page, and leaves the scroll to us. */
export function ScrollContext({ children }: { children: ReactNode }): ReactNode {
  return children;
}
