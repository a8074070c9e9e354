#include <algorithm>
#include <deque>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    long long n, d, least, value, x, y, p;
    cin >> n >> d >> least >> value >> x >> y >> p;
    vector<int> a(n);
    for (int i = 0; i < n; i++) {
        a[i] = value;
        value = (value * x + y) % p;
    }
    deque<int> high, low;
    long long count = 0;
    int longest = 0, l = 0;
    for (int r = 0; r < n; r++) {
        while (!high.empty() && a[high.back()] <= a[r]) high.pop_back();
        while (!low.empty() && a[low.back()] >= a[r]) low.pop_back();
        high.push_back(r);
        low.push_back(r);
        while (a[high.front()] - a[low.front()] > d) {
            l++;
            if (high.front() < l) high.pop_front();
            if (low.front() < l) low.pop_front();
        }
        longest = max(longest, r - l + 1);
        count += max(0LL, r - l - least + 2);
    }
    cout << count << " " << longest << endl;
    return 0;
}
