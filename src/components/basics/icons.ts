import type { IconNode } from "lucide";
import AppWindow from "lucide/dist/esm/icons/app-window.mjs";
import ArrowLeft from "lucide/dist/esm/icons/arrow-left.mjs";
import ArrowLeftRight from "lucide/dist/esm/icons/arrow-left-right.mjs";
import ArrowRight from "lucide/dist/esm/icons/arrow-right.mjs";
import ArrowUp from "lucide/dist/esm/icons/arrow-up.mjs";
import ArrowUpRight from "lucide/dist/esm/icons/arrow-up-right.mjs";
import Check from "lucide/dist/esm/icons/check.mjs";
import ChevronDown from "lucide/dist/esm/icons/chevron-down.mjs";
import ChevronRight from "lucide/dist/esm/icons/chevron-right.mjs";
import Clock from "lucide/dist/esm/icons/clock.mjs";
import Cookie from "lucide/dist/esm/icons/cookie.mjs";
import Copy from "lucide/dist/esm/icons/copy.mjs";
import CornerDownLeft from "lucide/dist/esm/icons/corner-down-left.mjs";
import CreditCard from "lucide/dist/esm/icons/credit-card.mjs";
import FileText from "lucide/dist/esm/icons/file-text.mjs";
import Fingerprint from "lucide/dist/esm/icons/fingerprint-pattern.mjs";
import Globe from "lucide/dist/esm/icons/globe.mjs";
import History from "lucide/dist/esm/icons/rotate-ccw-clock.mjs";
import House from "lucide/dist/esm/icons/house.mjs";
import Info from "lucide/dist/esm/icons/info.mjs";
import Layers from "lucide/dist/esm/icons/layers.mjs";
import LifeBuoy from "lucide/dist/esm/icons/life-buoy.mjs";
import Lightbulb from "lucide/dist/esm/icons/lightbulb.mjs";
import Lock from "lucide/dist/esm/icons/lock.mjs";
import Menu from "lucide/dist/esm/icons/menu.mjs";
import Moon from "lucide/dist/esm/icons/moon.mjs";
import MousePointer2 from "lucide/dist/esm/icons/mouse-pointer-2.mjs";
import OctagonAlert from "lucide/dist/esm/icons/octagon-alert.mjs";
import Pencil from "lucide/dist/esm/icons/pencil.mjs";
import Play from "lucide/dist/esm/icons/play.mjs";
import Rocket from "lucide/dist/esm/icons/rocket.mjs";
import Route from "lucide/dist/esm/icons/route.mjs";
import Search from "lucide/dist/esm/icons/search.mjs";
import SlidersHorizontal from "lucide/dist/esm/icons/sliders-horizontal.mjs";
import Square from "lucide/dist/esm/icons/square.mjs";
import SquareTerminal from "lucide/dist/esm/icons/square-terminal.mjs";
import StickyNote from "lucide/dist/esm/icons/sticky-note.mjs";
import Sun from "lucide/dist/esm/icons/sun.mjs";
import Tag from "lucide/dist/esm/icons/tag.mjs";
import TriangleAlert from "lucide/dist/esm/icons/triangle-alert.mjs";
import Users from "lucide/dist/esm/icons/users.mjs";
import X from "lucide/dist/esm/icons/x.mjs";

/** The icons of the site, by what they mean here. Only these are shipped. */
export const icons = {
  menu: Menu,
  search: Search,
  outside: ArrowUpRight,
  globe: Globe,
  down: ChevronDown,
  right: ChevronRight,
  moon: Moon,
  sun: Sun,
  close: X,
  check: Check,
  home: House,
  clock: Clock,
  copy: Copy,
  edit: Pencil,
  back: ArrowLeft,
  forward: ArrowRight,
  up: ArrowUp,
  page: FileText,
  enter: CornerDownLeft,
  history: History,
  note: StickyNote,
  tip: Lightbulb,
  info: Info,
  warning: TriangleAlert,
  danger: OctagonAlert,
  rocket: Rocket,
  profiles: AppWindow,
  fingerprint: Fingerprint,
  route: Route,
  cookie: Cookie,
  sliders: SlidersHorizontal,
  terminal: SquareTerminal,
  card: CreditCard,
  layers: Layers,
  transfer: ArrowLeftRight,
  lifebuoy: LifeBuoy,
  tag: Tag,
  team: Users,
  start: Play,
  stop: Square,
  lock: Lock,
  press: MousePointer2,
} satisfies Record<string, IconNode>;

export type IconName = keyof typeof icons;
