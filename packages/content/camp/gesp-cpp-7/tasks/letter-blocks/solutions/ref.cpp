#include <algorithm>
#include <iostream>
#include <string>
#include <unordered_map>
using namespace std;

int main() {
    int n, most = 0;
    cin >> n;
    unordered_map<string, int> times;
    for (int i = 0; i < n; i++) {
        string s;
        cin >> s;
        sort(s.begin(), s.end());
        most = max(most, ++times[s]);
    }
    cout << times.size() << " " << most << endl;
    return 0;
}
