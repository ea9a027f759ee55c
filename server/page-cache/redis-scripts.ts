/**
 * Lua scripts, which Redis runs atomically.
 *
 * Records an invalidation: increments the count, stores it for each tag, publishes the message. Atomic, so that nodes
 * receive invalidations in the order of their counts. KEYS: the count, the counts by tag, the channel. ARGV: the
 * message as JSON, then the tags.
 */
export const WRITE_INVALIDATION = `
local count = redis.call('INCR', KEYS[1])
for index = 2, #ARGV do redis.call('HSET', KEYS[2], ARGV[index], count) end
local message = cjson.decode(ARGV[1])
message.count = count
redis.call('PUBLISH', KEYS[3], cjson.encode(message))
return count`;

/** Releases a lock that this node still has. KEYS: the lock. ARGV: the id of the node. */
export const RELEASE_LOCK = `
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0`;
