// fails: 01 WA, 02 WA, 03 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<long long> leaves[2];
    int gone[2] = {0, 0};
    long long longest = -1;
    int who = 0;
    for (int i = 1; i <= n; i++) {
        long long t, c;
        cin >> t >> c;
        int waiting[2];
        for (int w = 0; w < 2; w++) {
            int all = leaves[w].size();
            while (gone[w] < all && leaves[w][gone[w]] <= t)
                gone[w]++;
            waiting[w] = all - gone[w];
        }
        int w = waiting[0] <= waiting[1] ? 0 : 1;
        long long start = waiting[w] == 0 ? t : leaves[w].back();
        leaves[w].push_back(start + c);
        if (start + c - t > longest) {
            longest = start + c - t;
            who = i;
        }
    }
    cout << longest << " " << who << endl;
    return 0;
}
