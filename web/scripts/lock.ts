// Takes the makers' web addresses out of the lock files it is given: they name packages and hashes, and no host.
import { readFileSync, writeFileSync } from "node:fs";

interface Lock {
  packages: Record<string, { funding?: unknown; resolved?: unknown }>;
}

for (const file of process.argv.slice(2)) {
  const lock = JSON.parse(readFileSync(file, "utf8")) as Lock;
  for (const entry of Object.values(lock.packages)) {
    delete entry.funding;
    delete entry.resolved;
  }
  writeFileSync(file, JSON.stringify(lock, null, 2) + "\n");
}
