// fails: 04 WA, 05 WA, 07 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA
#include <algorithm>
#include <iostream>
#include <string>
#include <unordered_map>
using namespace std;

int main() {
    int n, most = 0;
    cin >> n;
    unordered_map<int, int> times;
    for (int i = 0; i < n; i++) {
        string s;
        cin >> s;
        int sum = 0;
        for (char c : s) sum += c;
        most = max(most, ++times[sum]);
    }
    cout << times.size() << " " << most << endl;
    return 0;
}
